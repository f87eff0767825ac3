import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Who may use the store. */
export const STORE_CREDENTIALS = { bucket: 'uploads', region: 'cn-test', accessKey: 'AKTEST', secretKey: 'a-secret' };

/** A store that keeps objects in memory and believes nobody without a signature. */
export interface FakeObjectStore {
  readonly endpoint: string;
  readonly objects: Map<string, Buffer>;
  readonly requests: IncomingMessage[];
  /** Statuses to answer with before it does its work. */
  readonly trouble: number[];
  isSilent: boolean;
  close(): Promise<void>;
}

/** Starts the store on a free port. */
export async function startFakeObjectStore(): Promise<FakeObjectStore> {
  const objects = new Map<string, Buffer>();
  const requests: IncomingMessage[] = [];
  const trouble: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      requests.push(request);
      if (fake.isSilent) return;
      const body = Buffer.concat(chunks);
      const path = request.url ?? '';
      const status = trouble.shift() ?? (isSigned(request, body) ? work(request.method ?? '', path, body) : 403);
      const found = status === 200 && request.method === 'GET' ? objects.get(path) : undefined;
      response.writeHead(status).end(found ?? (status < 300 ? '' : '<Error/>'));
    });
  });
  const work = (method: string, path: string, body: Buffer) => {
    if (method === 'PUT') objects.set(path, body);
    if (method === 'DELETE') return objects.delete(path) ? 204 : 404;
    return objects.has(path) ? 200 : 404;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  const fake: FakeObjectStore = { endpoint, objects, requests, trouble, isSilent: false, close };
  return fake;
}

/** Checks the signature as the protocol describes it (AWS Signature Version 4). */
function isSigned({ headers, method, url }: IncomingMessage, body: Buffer): boolean {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  const [, credential = '', names = '', signature] = parts ?? [];
  const [accessKey, day = '', region = '', service = '', end = ''] = credential.split('/');
  if (accessKey !== STORE_CREDENTIALS.accessKey || region !== STORE_CREDENTIALS.region) return false;
  const claimed = String(headers['x-amz-content-sha256']);
  if (body.length > 0 && claimed !== createHash('sha256').update(body).digest('hex')) return false;
  const canonical = [
    ...[method, url, ''],
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    ...['', names, claimed],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], [day, region, service, end].join('/'), digest].join('\n');
  const key = [day, region, service, end].reduce<Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${STORE_CREDENTIALS.secretKey}`),
  );
  return createHmac('sha256', key).update(text).digest('hex') === signature;
}
