/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAxiosTransport } from './axios-client';

/** More than the connection holds on its way. */
const FILE = new File([new Uint8Array(32 * 1024 * 1024)], '日志.pdf');
const UPLOAD = { method: 'POST', path: '/upload', bodyType: 'multipart', file: FILE, fileUnit: 'workorder' } as const;

/** A server that takes what it is sent, and tells whether it was all. */
function listen(onBeginning: () => void = () => undefined) {
  let settle: (isWhole: boolean) => void;
  const received = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  const server = createServer((request, response) => {
    request.socket.once('close', () => settle(request.complete));
    request.once('data', onBeginning);
    request.resume().once('end', () => response.end('{"code":"200"}'));
  });
  return new Promise<{ server: Server; received: Promise<boolean>; baseURL: string }>((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({ server, received, baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }),
    );
  });
}

describe('the HTTP client', () => {
  it('tells how much of a file has left', async () => {
    const { server, received, baseURL } = await listen();
    const shares: number[] = [];
    const response = await createAxiosTransport({ baseURL })({ ...UPLOAD, onProgress: (share) => shares.push(share) });
    server.close();
    server.closeAllConnections();
    expect([response.status, await received]).toEqual([200, true]);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((one, other) => one - other));
  });

  it('hangs up when it is told to', async () => {
    const controller = new AbortController();
    const { server, received, baseURL } = await listen(() => controller.abort());
    await expect(createAxiosTransport({ baseURL })({ ...UPLOAD, signal: controller.signal })).rejects.toMatchObject({
      code: 'ERR_CANCELED',
    });
    expect(await received).toBe(false);
    server.close();
  });
});
