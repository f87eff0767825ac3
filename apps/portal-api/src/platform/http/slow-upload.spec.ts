import { allEndpoints, uploadFile } from '@portal/api-contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildMultipart, openUpload } from '../../testing/multipart';
import type { CallContext } from './call-context';
import { serveEndpoint } from './endpoint-pipeline';
import { registerEndpointRoutes } from './endpoint-routes';
import { createPublicOrigins } from './public-origins';
import { type Implementation, implement } from './implement';
import { registerUploads } from './upload';

const LIMIT_MS = 100;
const HOUR_MS = 3_600_000;
const SUBJECT = { id: 'u', issuer: 'test', account: 'u', userCode: 'u', sessionId: 's' };
const STORED = { id: 'f', name: 'a.pdf', size: 3, type: 'pdf' };

const { payload, headers } = buildMultipart([{ fileName: 'a.pdf', bytes: Buffer.from('abc') }]);
const HALF = payload.length / 2;

const started: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of started.splice(0)) {
    app.server.closeAllConnections();
    await app.close();
  }
});

/** Serves the upload, and a call that never ends by itself. */
async function serve(handle: (context: CallContext) => Promise<typeof STORED>, senderPause = HOUR_MS): Promise<number> {
  const app = Fastify({ handlerTimeout: LIMIT_MS });
  started.push(app);
  await registerUploads(app);
  const never = { endpoint: allEndpoints['getPublicKey'], handle: () => new Promise(() => undefined) };
  const upload = implement(uploadFile, (_input, context) => handle(context), { deadlineMs: LIMIT_MS });
  const endpoints = [upload, never as Implementation].map((implementation) =>
    serveEndpoint(implementation, {
      clock: () => new Date(),
      getContentVersion: () => 1,
      isDatabaseUp: () => true,
      deadlineMs: LIMIT_MS,
      isStrict: false,
      onFailure: () => undefined,
    }),
  );
  registerEndpointRoutes(app, {
    ...{
      endpoints,
      sessions: async () => SUBJECT,
      rateLimiter: undefined,
      origins: createPublicOrigins('http://localhost'),
    },
    requestLimits: { handling: LIMIT_MS, senderPause, sending: HOUR_MS },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

async function readResponse(request: http.ClientRequest) {
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const { code, msg } = JSON.parse(Buffer.concat(chunks).toString()) as { code: string; msg: string };
  return { status: response.statusCode, code, msg, connection: response.headers.connection };
}

it('may take longer than the work on it, which begins when the file is there', async () => {
  let startReading: () => void = () => undefined;
  const isReading = new Promise<void>((resolve) => (startReading = resolve));
  const port = await serve(async (context) => {
    startReading();
    const { bytes } = await context.readUpload();
    return { ...STORED, name: bytes.toString() };
  });
  const sender = openUpload(port, payload.length, headers);
  const response = readResponse(sender);
  sender.write(payload.subarray(0, HALF));
  await isReading;
  // A call that began later has run out of its time by now.
  expect((await fetch(`http://127.0.0.1:${port}${allEndpoints['getPublicKey']?.path}`)).status).toBe(503);
  sender.end(payload.subarray(HALF));
  expect(await response).toMatchObject({ status: 200, code: '200' });
});

it('is given up where the work on the file takes too long', async () => {
  const port = await serve(async (context) => {
    await context.readUpload();
    return new Promise(() => undefined);
  });
  const sender = openUpload(port, payload.length, headers);
  sender.end(payload);
  expect(await readResponse(sender)).toMatchObject({ status: 503, code: '503' });
});

it('is given up where its sender stops, and the connection with it', async () => {
  const port = await serve(async (context) => {
    await context.readUpload();
    return STORED;
  }, LIMIT_MS);
  const sender = openUpload(port, payload.length, headers);
  sender.write(payload.subarray(0, HALF));
  const closed = once(sender, 'close');
  expect(await readResponse(sender)).toEqual({
    ...{ status: 408, code: '408', msg: '文件未能完整上传，请重试', connection: 'close' },
  });
  await closed;
});
