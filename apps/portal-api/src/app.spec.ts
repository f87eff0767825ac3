import { allEndpoints } from '@portal/api-contract';
import { measureProcessorTime } from './testing/processor-time';
import { setUpPortal } from './testing/set-up';

const portal = setUpPortal();

const inject = (url: string, headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

describe('routes', () => {
  it('serves every call of the contract, and nothing else but its own addresses', () => {
    const served = portal.endpoints.map(
      ({ implementation }) => `${implementation.endpoint.method} ${implementation.endpoint.path}`,
    );
    const declared = Object.values(allEndpoints).map(({ method, path }) => `${method} ${path}`);
    expect([...served].sort()).toEqual([...declared].sort());
    for (const endpoint of Object.values(allEndpoints)) {
      expect(portal.app.hasRoute({ method: endpoint.method, url: endpoint.path })).toBe(true);
    }
    const routes = portal.app.printRoutes({ commonPrefix: false }).match(/\((GET|POST|HEAD)/g) ?? [];
    expect(routes.length).toBeGreaterThanOrEqual(declared.length);
  });

  it('answers an unknown address with 404 in the envelope', async () => {
    const response = await inject('/ptl/nothing/here');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toEqual({
      code: '404',
      msg: '没有这个地址',
      data: null,
      traceId: response.headers['x-request-id'],
    });
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const)(
    'answers %s on a GET call with 405',
    async (method) => {
      const response = await portal.app.inject({ method, url: '/ptl/content/version' });
      expect(response.statusCode).toBe(405);
      expect(response.headers['allow']).toBe('GET, HEAD');
      expect(response.json().code).toBe('405');
    },
  );

  it.each(['/ptl/content/version/', '/PTL/content/version', '//ptl/content/version', '/%zz', '/ptl/%ff'])(
    'does not take %s for a call',
    async (url) => {
      const response = await inject(url);
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json().code).toBe(String(response.statusCode));
    },
  );
});

describe('headers', () => {
  it('are on every answer, refusals included', async () => {
    for (const url of ['/ptl/content/version', '/nothing', '/files/icons/dot.svg', '/healthz', '/%zz']) {
      const { headers } = await inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      for (const name of ['server', 'x-powered-by', 'access-control-allow-origin'])
        expect(headers).not.toHaveProperty(name);
    }
  });

  it('forbid keeping answers that are not public content', async () => {
    expect((await inject('/ptl/auth/api/checkToken')).headers['cache-control']).toBe('no-store');
    expect((await inject('/portal/system/pageConf/findAll')).headers['cache-control']).toBe('no-cache');
  });

  it('promise https only where the site is served by it', async () => {
    expect((await inject('/healthz')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('public content', () => {
  it('is revalidated by its tag', async () => {
    const first = await inject('/portal/system/pageConf/findAll');
    const second = await inject('/portal/system/pageConf/findAll', { 'if-none-match': String(first.headers['etag']) });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
  });

  it('is compressed once it is worth it', async () => {
    const response = await inject('/portal/system/menuConf/findByPage?platformType=1', { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBeUndefined();
    const large = await inject('/ptl/solution/solutionAndCaseList?visibleRange=3', { 'accept-encoding': 'gzip, br' });
    const plain = await inject('/ptl/solution/solutionAndCaseList?visibleRange=3');
    expect(large.headers['content-encoding'] === 'gzip').toBe(plain.rawPayload.length >= 1024);
  });

  it('gives calls in the process what HTTP gives', async () => {
    const wire = await inject('/portal/system/menuConf/findByPage?platformType=1');
    const inside = await portal.call({
      method: 'GET',
      path: '/portal/system/menuConf/findByPage',
      query: { platformType: 1 },
    });
    const stamp: unknown = JSON.parse(String(wire.headers['x-content-stamp']));
    expect(inside).toEqual({ status: 200, body: wire.json(), stamp });
  });

  it('costs a call in the process next to nothing once it is known', async () => {
    const call = () =>
      portal.call({ method: 'POST', path: '/ptl/product/content/getNavProduct', body: { visibleRange: 2 } });
    await call();
    const ms = await measureProcessorTime(async () => {
      for (let round = 0; round < 4000; round += 1) await call();
    });
    expect(ms / 4000).toBeLessThan(0.1);
  });
});

describe('health', () => {
  it('says that the process answers and is ready', async () => {
    expect((await inject('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await inject('/readyz')).json()).toEqual({ status: 'ready' });
  });
});

describe('calls in the process', () => {
  it('refuse what HTTP refuses', async () => {
    expect(await portal.call({ method: 'GET', path: '/nothing' })).toMatchObject({
      status: 404,
      body: { code: '404' },
    });
    expect(await portal.call({ method: 'POST', path: '/ptl/content/version' })).toMatchObject({ status: 405 });
    const query = { platformType: '0' };
    expect(await portal.call({ method: 'GET', path: '/portal/system/menuConf/findByPage', query })).toMatchObject({
      status: 400,
      body: { code: '400', data: { fieldErrors: [{ field: 'platformType' }] } },
    });
  });
});
