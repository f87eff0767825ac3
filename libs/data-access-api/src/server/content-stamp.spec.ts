/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAxiosTransport } from '../http/axios-client';
import { readContentStamp } from './content-stamp';

it.each([
  ['{"version":4,"topics":["news"],"maxAgeMs":30000}', { version: 4, topics: ['news'], maxAgeMs: 30_000 }],
  ['{"version":4}', { version: 4 }],
  ['{"version":"4"}', undefined],
  ['{', undefined],
  [undefined, undefined],
])('reads %s', (text, stamp) => {
  expect(readContentStamp({ 'x-content-stamp': text })).toEqual(stamp);
});

it('comes with a response over HTTP where it is read', async () => {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'X-Content-Stamp': '{"version":4}' }).end('{"code":"200"}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = { method: 'GET', path: '/', bodyType: 'json' } as const;
  const [read, unread] = [
    createAxiosTransport({ baseURL, readStamp: readContentStamp }),
    createAxiosTransport({ baseURL }),
  ];
  expect((await read(call)).stamp).toEqual({ version: 4 });
  expect((await unread(call)).stamp).toBeUndefined();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
