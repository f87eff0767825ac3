import Fastify from 'fastify';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildMultipart } from '../../testing/multipart';
import { readUpload, registerUploads } from './upload';

describe('an upload', () => {
  it('whose sender is gone before it is read is refused', async () => {
    const app = Fastify();
    await registerUploads(app);
    const reading = new Promise<unknown>((resolve) => {
      app.post('/', async (request) => {
        sender.destroy();
        await new Promise((closed) => request.raw.once('close', closed));
        resolve(await readUpload(request, { pauseMs: 60_000 }).catch((error: unknown) => error));
      });
    });
    const { payload, headers } = buildMultipart([{ fileName: 'a.txt', bytes: Buffer.from('a') }]);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const sender = http.request({ port, host: '127.0.0.1', method: 'POST', headers });
    sender.on('error', () => undefined);
    sender.end(payload);
    expect(await reading).toMatchObject({ status: 400, message: '文件未能完整上传，请重试' });
    await app.close();
  });
});
