/** @jest-environment node */
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { sampleConfig } from '../testing/sample-brand';
import type { BrandServer } from './create-brand-server';
import { createStandaloneServer } from './standalone-server';

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

const brand: BrandServer = {
  basePath: '/miot',
  handle: (request, response) => void response.end(`page ${request.url}`),
  hasPage: async (pathname) => pathname === '/home',
  prepare: () => Promise.reject(new Error('not asked for')),
  render: () => Promise.reject(new Error('not asked for')),
  close: async () => undefined,
};

describe('a brand alone on a domain', () => {
  let received: IncomingHttpHeaders = {};
  const api = createServer((request, response) => {
    received = request.headers;
    response.setHeader('X-Api', 'yes');
    response.end(`api ${request.method} ${request.url}`);
  });
  let server: Server;
  let behindProxy: Server;
  let origin = '';
  let apiOrigin = '';
  let proxiedOrigin = '';
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

  beforeAll(async () => {
    const definition = { config: sampleConfig, clientDir: '' };
    apiOrigin = await listen(api);
    server = createStandaloneServer(brand, definition, { apiOrigin, proxyHops: 0, isStopping: () => false });
    behindProxy = createStandaloneServer(brand, definition, { apiOrigin, proxyHops: 1, isStopping: () => false });
    origin = await listen(server);
    proxiedOrigin = await listen(behindProxy);
  });
  afterAll(async () => {
    api.closeAllConnections();
    server.closeAllConnections();
    behindProxy.closeAllConnections();
    await Promise.all([api, server, behindProxy].map((each) => new Promise((resolve) => each.close(resolve))));
  });

  it('leads from the root to its home page', async () => {
    const response = await get('/');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/miot/homepage']);
  });

  it('leads from a known address without prefix to the prefixed one, with its query', async () => {
    const response = await get('/home?a=1');
    expect([response.status, response.headers.get('location')]).toEqual([301, '/miot/home?a=1']);
  });

  it('serves its own pages, and its error page for everything else', async () => {
    expect(await (await get('/miot/homepage')).text()).toBe('page /miot/homepage');
    expect(await (await get('/nowhere')).text()).toBe('page /miot/nowhere');
  });

  it('hands the calls and the files of the API on', async () => {
    const response = await fetch(`${origin}/ptl/x?y=1`, { method: 'POST', body: '{}' });
    expect(await response.text()).toBe('api POST /ptl/x?y=1');
    expect(response.headers.get('x-api')).toBe('yes');
    expect(await (await get('/files/a.svg')).text()).toBe('api GET /files/a.svg');
  });

  it('takes /miot-maas for the API and /miotx for nobody', async () => {
    expect(await (await get('/miot-maas/maas')).text()).toBe('api GET /miot-maas/maas');
    expect(await (await get('/miotx')).text()).toBe('page /miot/miotx');
  });

  it('adds the address it saw to the chain, and keeps the host', async () => {
    await fetch(`${origin}/ptl/x`, { headers: { 'x-forwarded-for': '192.0.2.1, 198.51.100.2' } });
    expect(received).toMatchObject({
      host: new URL(origin).host,
      'x-forwarded-for': '192.0.2.1, 198.51.100.2, 127.0.0.1',
    });
    await get('/ptl/x');
    expect(received['x-forwarded-for']).toBe('127.0.0.1');
  });

  it.each([
    ['nobody', 0, 'http'],
    ['a proxy', 1, 'https'],
  ])('drops what visitors claim with %s in front of it', async (_who, hops, protocol) => {
    await fetch(`${hops > 0 ? proxiedOrigin : origin}/ptl/x`, {
      headers: {
        'x-forwarded-proto': 'http, https',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-port': '1',
        'x-forwarded-prefix': '/evil',
        'x-real-ip': '192.0.2.1',
        forwarded: 'host=evil.example;proto=https',
      },
    });
    const names = Object.keys(received).filter((name) => /forwarded|real-ip/.test(name));
    expect(names.sort()).toEqual(['x-forwarded-for', 'x-forwarded-proto']);
    expect(received['x-forwarded-proto']).toBe(protocol);
  });

  it('answers 502 in the envelope while the API is away, and is not ready', async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    const response = await get('/ptl/x');
    expect([response.status, await response.json()]).toEqual([
      502,
      { code: '502', msg: '网络错误(502)', data: null, traceId: '' },
    ]);
    const readiness = await get('/readyz');
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: 'not ready', waitsFor: [{ name: 'api', reason: 'The API cannot be reached' }] },
    ]);
    await new Promise<void>((resolve) => api.listen(0, resolve));
  });

  it('tells who keeps a connection that there is no next request, while it stops', async () => {
    let respond = () => undefined as unknown;
    let stopping!: Server;
    const isAsked = new Promise<void>((resolve) => {
      const slow = {
        ...brand,
        handle: (_request: unknown, response: ServerResponse) => {
          respond = () => response.end('page');
          resolve();
        },
      };
      stopping = createStandaloneServer(
        slow,
        { config: sampleConfig, clientDir: '' },
        { apiOrigin: origin, proxyHops: 0, isStopping: () => false },
      );
    });
    const address = await listen(stopping);
    const response = fetch(`${address}/miot/homepage`);
    await isAsked;
    const closed = new Promise((resolve) => stopping.close(resolve));
    respond();
    expect((await response).headers.get('connection')).toBe('close');
    await closed;
  });

  it('serves on while it drains, says that it is not ready, and keeps no connection', async () => {
    const definition = { config: sampleConfig, clientDir: '' };
    const draining = createStandaloneServer(brand, definition, { apiOrigin, proxyHops: 0, isStopping: () => true });
    const origin = await listen(draining);
    const readiness = await fetch(`${origin}/readyz`);
    const page = await fetch(`${origin}/miot/homepage`);
    expect([readiness.status, await readiness.json()]).toEqual([
      503,
      { status: 'not ready', waitsFor: [{ name: 'stop', reason: 'The process is about to stop' }] },
    ]);
    expect([page.status, page.headers.get('connection')]).toEqual([200, 'close']);
    await new Promise((resolve) => draining.close(resolve));
  });

  it('refuses a request that names its place twice', async () => {
    const { port } = new URL(origin);
    const received = await new Promise<string>((resolve, reject) => {
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.end('GET /ptl/x HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
      );
      let text = '';
      socket.on('data', (data) => (text += data.toString()));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(received).toMatch(/^HTTP\/1.1 400 /);
  });
});
