/** @jest-environment node */
import { buildFooter, buildPageConfig, createStubApi } from '@portal/testing';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createArea, load } from '../testing/sample-area';
import { sampleConfig } from '../testing/sample-brand';
import { type BrandServer, createBrandServer } from './create-brand-server';

const responses = {
  listPageConfigs: [buildPageConfig()],
  listMenus: [],
  listBanners: [],
  getFooter: buildFooter(),
  getSystemParamConf: { child: [] },
  getSeoInfo: { title: '关于我们', keywords: '', summary: '', image: '', imageWidth: 0, imageHeight: 0 },
};

const area = createArea([{ path: '/about', load: load({ Page: () => <h1>关于我们</h1> }) }]);

describe('a brand server', () => {
  let isOverloaded = false;
  let brand: BrandServer;
  const server = createServer((incoming, response) => brand.handle(incoming, response));
  const getPort = () => (server.address() as AddressInfo).port;

  beforeAll(async () => {
    brand = createBrandServer(
      { config: { ...sampleConfig, areas: [area] }, clientDir: '' },
      {
        publicOrigin: 'https://portal.example',
        transport: createStubApi(responses).transport,
        isOverloaded: () => isOverloaded,
        dev: { clientEntry: 'entry.js', headHtml: '' },
      },
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await brand.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  async function get(path: string) {
    const response = await fetch(`http://127.0.0.1:${getPort()}${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  const sendRaw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(getPort(), '127.0.0.1', () => socket.end(text));
      let received = '';
      socket.on('data', (data) => (received += data.toString()));
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });

  it('renders nothing while it is overloaded, and says when to come again', async () => {
    expect((await get('/miot/about')).text).toContain('关于我们');
    isOverloaded = true;
    const { status, headers, text } = await get('/miot/about');
    expect([status, headers.get('retry-after'), text]).toEqual([503, '5', '服务暂时不可用，请稍后再试']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await get('/miot/robots.txt')).status).toBe(200);
    isOverloaded = false;
    expect((await get('/miot/about')).status).toBe(200);
  });

  it.each([
    ['a second Host', 'GET /miot/about HTTP/1.1\r\nHost: a\r\nhOST: b\r\nConnection: close\r\n\r\n', 400],
    ['an origin of its own', 'GET http://b/miot/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 400],
    ['one Host', 'GET /miot/about HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n', 200],
  ])('answers a request with %s', async (_name, text, status) =>
    expect(await sendRaw(text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `)),
  );
});
