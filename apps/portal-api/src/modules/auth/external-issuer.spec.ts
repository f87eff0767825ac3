import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseSharedEnvironment } from '../../platform/config';
import { findPackageFolder } from '../../platform/package-folders';
import { type FakeIssuer, startFakeIssuer, type TokenParts } from '../../testing/fake-issuer';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';
import { grantTestRoles, openSession } from '../../testing/test-session';

const CALLBACK = 'http://localhost/ptl/api/auth/callback';
const LOGOUT_RETURN = 'http://localhost/ptl/api/auth/logout-done';

function startPortal(issuer: string): Promise<TestPortal> {
  const credentials = { OIDC_CLIENT_ID: 'portal-elsewhere', OIDC_CLIENT_SECRET: 'a secret of the other provider' };
  const environment = {
    ...createTestEnvironment(),
    ...parseSharedEnvironment({ OIDC_ISSUER: issuer, ...credentials }),
  };
  return startTestPortal({
    environment: {
      ...createTestEnvironment(),
      ...{ OIDC_ISSUER: environment.OIDC_ISSUER },
      ...credentials,
    },
  });
}

/** Goes through the other provider with its own cookies, until it leads back to the portal. */
async function passProvider(start: string, jar: Map<string, string>): Promise<string> {
  let [url, verb, body] = [start, 'GET', undefined as string | undefined];
  for (let hop = 0; hop < 10; hop += 1) {
    if (url.startsWith('http://localhost/')) return url;
    const cookie = Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, ...(body && { 'content-type': 'application/x-www-form-urlencoded' }) };
    const response = await fetch(url, { method: verb, headers, redirect: 'manual', ...(body && { body }) });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      jar.set(name, value);
    }
    const location = response.headers.get('location');
    const form = location ? undefined : readForm(await response.text());
    if (!location && !form) throw new Error(`${url} answered ${response.status}`);
    [url, verb, body] = [new URL(location ?? form?.action ?? '', url).href, form ? 'POST' : 'GET', form?.body];
  }
  throw new Error('Too many redirects');
}

function readForm(html: string): { readonly action: string; readonly body: string } | undefined {
  const action = /action="([^"]+)"/.exec(html)?.[1];
  const inputs = html.matchAll(/name="(\w+)" value="([^"]*)"/g);
  const fields = Array.from(inputs, ([, name = '', value = '']): [string, string] => [name, value]);
  return action === undefined
    ? undefined
    : { action, body: String(new URLSearchParams([...fields, ['logout', 'yes']])) };
}

const AUTHORIZE = '/ptl/api/auth/authorize?redirect_uri=%2Foverview%2Fdetails%3Ftab%3D1';

describe('a provider in another process', () => {
  let issuer: ChildProcess;
  let portal: TestPortal;

  beforeAll(async () => {
    const program = join(findPackageFolder('test-fixtures'), 'issuer', 'issuer.mjs');
    issuer = spawn(process.execPath, [program, CALLBACK, LOGOUT_RETURN], { stdio: ['ignore', 'pipe', 'ignore'] });
    const url = await new Promise<string>((resolve) =>
      issuer.stdout?.once('data', (data) => resolve(String(data).trim())),
    );
    portal = await startPortal(url);
  });
  afterAll(async () => {
    await portal.close();
    issuer.kill();
  });

  it('logs in, keeps the user, and logs out', async () => {
    const browser = new TestBrowser(portal.app);
    const jar = new Map<string, string>();
    const { location } = await browser.request(AUTHORIZE);
    const page = (await browser.request(await passProvider(location, jar))).location;
    expect(page).toMatch(/^\/overview\/details\?tab=1&code=[\w-]{43}$/);
    const { body } = await browser.exchange(page.split('code=')[1] ?? '');
    expect(body).toMatchObject({ code: '200', data: { user: { account: 'wang.elsewhere' } } });
    browser.token = (body.data as { token: string }).token;
    const profile = await browser.request('/ptl/user/info');
    expect(profile.body.data).toMatchObject({ nickname: '王', telephone: '139****5678' });

    const leave = await browser.request('/ptl/api/auth/logout-url');
    const { location: atProvider } = await browser.request(`${String(leave.body.data)}%2Fsolution`);
    expect(atProvider).toContain('id_token_hint=');
    const back = await passProvider(atProvider, jar);
    expect((await browser.request(back)).location).toBe('/solution');
    expect(await browser.whoAmI()).toBeNull();
  });

  it('has the accounts: here are none', async () => {
    const browser = new TestBrowser(portal.app);
    const { body } = await browser.request('/ptl/auth/api/login', {
      method: 'POST',
      payload: { uid: 'x', userName: 'a', password: 'b' },
    });
    expect(body).toMatchObject({ code: '404', msg: '账号由统一身份平台管理，请从首页登录' });
    expect((await browser.request('/oidc/.well-known/openid-configuration')).status).toBe(404);
  });
});

describe('a provider that lies', () => {
  let fake: FakeIssuer;
  let portal: TestPortal;
  beforeAll(async () => {
    fake = await startFakeIssuer();
    portal = await startPortal(fake.issuer);
  });
  afterAll(async () => {
    await portal.close();
    await fake.close();
  });
  beforeEach(() => void (fake.lies = {}));

  async function logIn(): Promise<string> {
    const browser = new TestBrowser(portal.app);
    const { location } = await browser.request(AUTHORIZE);
    if (location.startsWith('/')) return location;
    const response = await fetch(location, { redirect: 'manual' });
    return (await browser.request(response.headers.get('location') ?? '')).location;
  }

  it('is believed while it tells the truth', async () => {
    expect(await logIn()).toMatch(/^\/overview\/details\?tab=1&code=/);
  });

  it.each<[string, (parts: TokenParts) => void]>([
    ['another issuer', ({ claims }) => (claims['iss'] = 'https://evil.example')],
    ['no issuer', ({ claims }) => delete claims['iss']],
    ['another audience', ({ claims }) => (claims['aud'] = 'another-client')],
    ['no audience', ({ claims }) => delete claims['aud']],
    ['two audiences without a party', ({ claims }) => (claims['aud'] = ['portal-elsewhere', 'another-client'])],
    ['another nonce', ({ claims }) => (claims['nonce'] = 'x')],
    ['no nonce', ({ claims }) => delete claims['nonce']],
    ['an end in the past', ({ claims }) => (claims['exp'] = 1000)],
    ['no end', ({ claims }) => delete claims['exp']],
    ['no time of issue', ({ claims }) => delete claims['iat']],
    ['no subject', ({ claims }) => delete claims['sub']],
    ['no algorithm', ({ header }) => (header['alg'] = 'none')],
    ['a symmetric algorithm', ({ header }) => (header['alg'] = 'HS256')],
    ['another algorithm', ({ header }) => (header['alg'] = 'RS256')],
  ])('about %s is not believed (H10)', async (_name, token) => {
    fake.lies = { token };
    expect(await logIn()).toMatch(/^\/loginPage\/#\/failed/);
  });

  it('in its user info is not believed', async () => {
    fake.lies = { userInfo: (claims) => (claims['sub'] = 'subject-2') };
    expect(await logIn()).toMatch(/^\/loginPage\/#\/failed/);
  });

  it.each([
    ['is out of order', (path: string) => path === '/token'],
    ['loses its user info', (path: string) => path === '/userinfo'],
  ])('or %s is reported, with a way to try again', async (_name, fails) => {
    fake.lies = {
      respond: (path, response) => fails(path) && (response.writeHead(500).end('<html>oops'), true),
    };
    expect(await logIn()).toMatch(/^\/loginPage\/#\/(unavailable|failed)\?redirect=%2Foverview%2Fdetails%3Ftab%3D1$/);
  });

  it.each([
    ['nonsense', 'not json', 'application/json'],
    ['a page', '<html></html>', 'text/html'],
    ['a list', '[]', 'application/json'],
  ])('or answers with %s is reported', async (_name, body, type) => {
    fake.lies = {
      respond: (path, response) =>
        path === '/token' && (response.writeHead(200, { 'content-type': type }).end(body), true),
    };
    expect(await logIn()).toMatch(/^\/loginPage\/#\/failed/);
  });
});

describe('people of the platform at another provider', () => {
  let fake: FakeIssuer;
  let portal: TestPortal;

  beforeAll(async () => {
    fake = await startFakeIssuer();
    portal = await startPortal(fake.issuer);
    // Whoever is called so at the embedded provider works for the platform.
    await grantTestRoles(portal, (await openSession(portal, new Date(), 'alice')).userId);
  });
  afterAll(async () => {
    await portal.close();
    await fake.close();
  });

  async function logIn(): Promise<TestBrowser> {
    const browser = new TestBrowser(portal.app);
    let page = '/loginPage/#/unavailable';
    // A busy machine may take longer than a provider is waited for.
    while (page.startsWith('/loginPage/#/unavailable')) {
      const { location } = await browser.request(AUTHORIZE);
      if (location.startsWith('/')) continue;
      const response = await fetch(location, { redirect: 'manual' });
      page = (await browser.request(response.headers.get('location') ?? '')).location;
    }
    const { body } = await browser.exchange(page.split('code=')[1] ?? '');
    browser.token = (body.data as { token: string }).token;
    return browser;
  }

  async function askRoles(browser: TestBrowser) {
    const queue = await browser.request('/ops-api/workorder/pageList', { method: 'POST', payload: {} });
    const { body } = await browser.request('/ptl/resources/getConfigByCode?key=showOperationBtn');
    return { queue: queue.status, link: (body.data as { value: string }).value };
  }

  it.each(['name', 'preferred_username', 'nickname', 'email'])(
    'are not told by a %s anybody may choose',
    async (claim) => {
      fake.lies = {
        userInfo: (claims) => {
          delete claims['preferred_username'];
          claims[claim] = 'alice';
        },
      };
      expect(await askRoles(await logIn())).toEqual({ queue: 404, link: '{"spec":[]}' });
    },
  );

  it('have no account of a name that is only shown', async () => {
    fake.lies = {
      userInfo: (claims) => {
        delete claims['preferred_username'];
        claims['name'] = 'alice';
      },
    };
    expect(await (await logIn()).whoAmI()).toBe('subject-1');
  });

  it('are told by the user that issuer and subject name, from the call after the grant on', async () => {
    fake.lies = {};
    const browser = await logIn();
    expect(await askRoles(browser)).toEqual({ queue: 404, link: '{"spec":[]}' });
    const [user] = await portal.database.query<{ id: string; code: string }>(
      `select id, user_code as code from portal_user where issuer = $1 and subject = 'subject-1'`,
      [fake.issuer],
    );
    await grantTestRoles(portal, user?.id ?? '');
    expect(await askRoles(browser)).toEqual({ queue: 200, link: JSON.stringify({ spec: [user?.code] }) });
    await portal.database.query('delete from staff_role where user_id = $1', [user?.id]);
    expect(await askRoles(browser)).toEqual({ queue: 404, link: '{"spec":[]}' });
  });
});

describe('a provider that does not answer', () => {
  it('is reported, and works again when it is back', async () => {
    const fake = await startFakeIssuer();
    const portal = await startPortal(fake.issuer);
    let isHanging = true;
    fake.lies = { respond: () => isHanging };
    const browser = new TestBrowser(portal.app);
    const { location } = await browser.request(AUTHORIZE);
    expect(location).toBe('/loginPage/#/unavailable?redirect=%2Foverview%2Fdetails%3Ftab%3D1');
    isHanging = false;
    expect((await browser.request(AUTHORIZE)).location).toMatch(/\/authorize\?/);
    await portal.close();
    await fake.close();
  });

  it('is reported when nobody listens there', async () => {
    const portal = await startPortal('http://127.0.0.1:9');
    const browser = new TestBrowser(portal.app);
    expect((await browser.request(AUTHORIZE)).location).toMatch(/^\/loginPage\/#\/unavailable/);
    expect(await browser.logOut('/solution')).toBe('/solution');
    await portal.close();
  });
});

describe('the settings of a provider', () => {
  it.each(['ftp://issuer.example', 'http://issuer.example', 'issuer'])('do not take %s', (OIDC_ISSUER) => {
    expect(() => parseSharedEnvironment({ OIDC_ISSUER })).toThrow(/^OIDC_ISSUER is not usable/);
  });
});
