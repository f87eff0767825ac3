/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrandServer } from './create-brand-server';
import { createStandaloneServer } from './run-standalone';

const listen = (server: Server) =>
  new Promise<string>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });

const config = {
  environmentCode: 1,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'miot',
  pageCode: 'basicPageCode',
  isConsultEnabled: false,
};

const brand: BrandServer = {
  basePath: '/miot',
  handle: (request, response) => void response.end(`page ${request.url}`),
  hasPage: (pathname) => pathname === '/home',
  prepare: () => Promise.reject(new Error('not asked for')),
  render: () => Promise.reject(new Error('not asked for')),
  close: async () => undefined,
};

describe('a brand alone on a domain', () => {
  const api = createServer((request, response) => {
    response.setHeader('X-Api', 'yes');
    response.end(`api ${request.method} ${request.url}`);
  });
  let server: Server;
  let origin = '';
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

  beforeAll(async () => {
    server = createStandaloneServer(brand, { config, routes: [], clientDir: '' }, await listen(api));
    origin = await listen(server);
  });
  afterAll(async () => {
    api.closeAllConnections();
    server.closeAllConnections();
    await Promise.all([api, server].map((each) => new Promise((resolve) => each.close(resolve))));
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

  it('answers 502 in the envelope while the API is away', async () => {
    api.closeAllConnections();
    await new Promise((resolve) => api.close(resolve));
    const response = await get('/ptl/x');
    expect([response.status, await response.json()]).toEqual([
      502,
      { code: '502', msg: '网络错误(502)', data: null, traceId: '' },
    ]);
    await new Promise<void>((resolve) => api.listen(0, resolve));
  });
});
