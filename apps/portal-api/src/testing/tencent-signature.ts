import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The account that the fakes of Tencent Cloud know. */
export const TENCENT_ACCOUNT = {
  region: 'ap-guangzhou',
  secretId: 'AKIDEXAMPLE',
  secretKey: 'Gu5t9xGARNpq86cd98joQYCN3EXAMPLE',
} as const;

/** Checks a signature of the kind TC3-HMAC-SHA256 over the content type, the host and the body. */
export function isSignedByTencent(headers: IncomingMessage['headers'], body: string): boolean {
  const timestamp = String(headers['x-tc-timestamp']);
  const date = new Date(Number(timestamp) * 1000).toISOString().slice(0, 10);
  const parts =
    /^TC3-HMAC-SHA256 Credential=(\w+)\/([\d-]+)\/(\w+)\/tc3_request, SignedHeaders=content-type;host, Signature=(\w+)$/;
  const [, id, day, service = '', signature = ''] = parts.exec(headers.authorization ?? '') ?? [];
  if (id !== TENCENT_ACCOUNT.secretId || day !== date) return false;
  const host = headers.host?.split(':')[0] ?? '';
  const signed = [`content-type:${headers['content-type']}`, `host:${host}`, '', 'content-type;host', hash(body)];
  const scope = `${date}/${service}/tc3_request`;
  const text = ['TC3-HMAC-SHA256', timestamp, scope, hash(['POST', '/', '', ...signed].join('\n'))].join('\n');
  const key = [date, service, 'tc3_request'].reduce(sign, Buffer.from(`TC3${TENCENT_ACCOUNT.secretKey}`));
  const expected = sign(key, text);
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const sign = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
