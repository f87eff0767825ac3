import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const { now, advance, setTime } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });
beforeEach(() => setTime(new Date()));

const createBrowser = () => new TestBrowser(portal.app);
const readCode = (page: string) => new URL(page, 'http://localhost').searchParams.get('code') ?? '';

async function logIn(userName = 'demo-personal') {
  const browser = createBrowser();
  await browser.logIn(userName);
  return browser;
}

describe('a login', () => {
  it('goes through the provider and back to the page with its query', async () => {
    const browser = createBrowser();
    const { body } = await browser.request('/ptl/api/auth/login-url');
    expect(body.data).toMatch(/^\/ptl\/.*\?redirect_uri=$/);
    const page = await browser.logInUpToCode('demo-personal', '/purchase-page?id=7&code=P1#top');
    expect(page).toMatch(/^\/purchase-page\?id=7&code=P1&code=[\w-]{43}#top$/);
    const response = await browser.exchange(page.split('&code=')[2]?.split('#')[0] ?? '');
    expect(response.body).toMatchObject({ code: '200', data: { user: { account: 'demo-personal' } } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('needs no second password while the provider knows the browser, until it has logged out', async () => {
    const browser = await logIn();
    expect(await browser.follow('/ptl/api/auth/authorize?redirect_uri=/')).toMatch(/^\/\?code=/);
    await browser.logOut();
    expect(await browser.follow('/ptl/api/auth/authorize?redirect_uri=/')).toMatch(/^\/loginPage\/#\/login/);
  });

  it('shows the login page once more to whoever switches', async () => {
    const browser = await logIn();
    const { body } = await browser.request('/ptl/api/auth/logout-url');
    const page = await browser.follow(`${body.data}%2Fmiot%2Fhomepage&login=1`);
    expect(page).toMatch(/^\/loginPage\/#\/login\?uid=.*redirect=%2Fmiot%2Fhomepage$/);
  });

  it('runs in two tabs at once', async () => {
    const browser = createBrowser();
    const [first, second] = [await browser.openLogin('/a'), await browser.openLogin('/b')];
    const finish = async (uid: string) => {
      const payload = { uid, userName: 'demo-new', password: 'Portal@2026' };
      const { body } = await browser.request('/ptl/auth/api/login', { method: 'POST', payload });
      return browser.follow((body.data as { redirectTo: string }).redirectTo);
    };
    expect(await finish(second)).toMatch(/^\/b\?code=/);
    expect(await finish(first)).toMatch(/^\/a\?code=/);
  });

  it('keeps its users apart from each other', async () => {
    const [one, other] = [await logIn('demo-personal'), await logIn('demo-enterprise')];
    expect([await one.whoAmI(), await other.whoAmI()]).toEqual(['demo-personal', 'demo-enterprise']);
  });

  it('starts on the host the site has, whatever name the visitor used', async () => {
    const response = await portal.app.inject({
      url: '/ptl/api/auth/authorize?redirect_uri=/a',
      headers: { host: '127.0.0.1:80' },
    });
    expect(response.headers.location).toBe('http://localhost/ptl/api/auth/authorize?redirect_uri=/a&canonical=1');
  });
});

describe('a login code', () => {
  it('is worthless in another browser, and spoilt by it (H1)', async () => {
    const victim = createBrowser();
    const attacker = createBrowser();
    const code = readCode(await attacker.logInUpToCode());
    await victim.openLogin();
    expect((await victim.exchange(code)).body).toMatchObject({ code: '400', data: null });
    expect((await attacker.exchange(code)).body.code).toBe('400');
  });

  it('is good once; a second use ends the session of the first (H2)', async () => {
    const browser = createBrowser();
    const code = readCode(await browser.logInUpToCode());
    browser.token = ((await browser.exchange(code)).body.data as { token: string }).token;
    expect(await browser.whoAmI()).toBe('demo-personal');
    expect((await createBrowser().exchange(code)).body.code).toBe('400');
    expect(await browser.whoAmI()).toBeNull();
  });

  it('is good for a minute', async () => {
    const browser = createBrowser();
    const code = readCode(await browser.logInUpToCode());
    advance(61);
    expect((await browser.exchange(code)).body.code).toBe('400');
  });

  it.each(['', 'x'.repeat(201), 'nonsense', '%00', '%f0%9f%98%80'])('is refused as %.20j', async (code) => {
    const { status } = await createBrowser().request(`/ptl/api/auth/token?code=${code}`);
    expect(status).toBe(400);
  });

  it('appears in no log', async () => {
    const browser = createBrowser();
    const code = readCode(await browser.logInUpToCode());
    const { data } = (await browser.exchange(code)).body as { data: { token: string } };
    const log = portal.logLines.join('');
    expect(log).toContain('/ptl/api/auth/token');
    for (const secret of [code, data.token, 'Portal@2026', ...browser.cookies.values()])
      expect(log).not.toContain(secret);
  });

  it('and every other secret is stored as a hash only', async () => {
    const browser = await logIn();
    const tables = ['one_time_secret', 'user_session', 'oidc_payload', 'installation_secret', 'idp_account'];
    const dump = await Promise.all(tables.map((table) => portal.database.query(`select * from ${table}`)));
    const text = JSON.stringify(dump);
    for (const name of ['portal-session', 'portal-browser'])
      expect(text).not.toContain(browser.cookies.get(name) ?? 'missing');
    expect(text).not.toContain(browser.token ?? 'missing');
    expect(text).not.toContain('Portal@2026');
  });
});

describe('the callback', () => {
  const failed = /^\/loginPage\/#\/failed/;

  it.each(['', '?state=x', '?code=x&state=x', '?error=access_denied&state=x', '?state=x&state=y'])(
    'refuses %j of nobody’s login',
    async (query) => {
      expect((await createBrowser().request(`/ptl/api/auth/callback${query}`)).location).toMatch(failed);
    },
  );

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', `${url.searchParams.get('state')}x`)],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
    ['no issuer', (url: URL) => url.searchParams.delete('iss')],
    ['another code', (url: URL) => url.searchParams.set('code', 'x')],
  ])('refuses %s (H10)', async (_name, spoil) => {
    const browser = createBrowser();
    const url = await reachCallback(browser);
    spoil(url);
    expect((await browser.request(url.href)).location).toMatch(failed);
  });

  it('refuses a cookie that was tampered with, and another browser', async () => {
    const browser = createBrowser();
    const url = await reachCallback(browser);
    const stranger = createBrowser();
    for (const [name, value] of browser.cookies) if (name.startsWith('portal-login')) stranger.cookies.set(name, value);
    expect((await stranger.request(url.href)).location).toMatch(failed);
    const name = [...browser.cookies.keys()].find((key) => key.startsWith('portal-login')) ?? '';
    browser.cookies.set(name, 'A'.repeat(43));
    expect((await browser.request(url.href)).location).toMatch(failed);
  });

  it('leads home without a code when the user turns back', async () => {
    const browser = createBrowser();
    const state = (await reachCallback(browser, '/solution?a=1')).searchParams.get('state') ?? '';
    const { location } = await browser.request(`/ptl/api/auth/callback?error=access_denied&state=${state}`);
    expect(location).toBe('/solution?a=1');
  });

  it('refuses a login that took too long', async () => {
    const browser = createBrowser();
    const url = await reachCallback(browser);
    advance(10 * 60 + 0.001);
    expect((await browser.request(url.href)).location).toMatch(failed);
  });
});

/** Logs in at the provider and stops before the portal's own callback. */
async function reachCallback(browser: TestBrowser, returnTo = '/'): Promise<URL> {
  const uid = await browser.openLogin(returnTo);
  const payload = { uid, userName: 'demo-new', password: 'Portal@2026' };
  const { body } = await browser.request('/ptl/auth/api/login', { method: 'POST', payload });
  const { location } = await browser.request((body.data as { redirectTo: string }).redirectTo);
  const url = new URL(location, 'http://localhost');
  expect(url.pathname).toBe('/ptl/api/auth/callback');
  return url;
}

describe('permissions', () => {
  it('show the operations platform to its own accounts, and nobody else’s name (H14)', async () => {
    const read = async (browser: TestBrowser, key = 'showOperationBtn') =>
      ((await browser.request(`/ptl/resources/getConfigByCode?key=${key}`)).body.data as { value: string }).value;
    expect(await read(createBrowser())).toBe('{"spec":[]}');
    expect(await read(await logIn('demo-enterprise'))).toBe('{"spec":[]}');
    expect(await read(await logIn('demo-operator'))).toMatch(/^\{"spec":\["U[A-Z0-9]{12}"\]\}$/);
    for (const key of ['password', 'spec', 'operators', '__proto__', 'jwks'])
      expect(await read(await logIn('demo-operator'), key)).toBe('');
  });

  it('of menus are those of the user', async () => {
    const read = async (browser: TestBrowser) =>
      (await browser.request('/miot-maas/maas/ptl/menu/permission')).body.data;
    expect(await read(createBrowser())).toEqual({ menuPermission: [] });
    expect(await read(await logIn('demo-new'))).toEqual({ menuPermission: [] });
    expect(await read(await logIn('demo-enterprise'))).toEqual({ menuPermission: ['maas:home'] });
  });

  it('of the real-name pages need a login', async () => {
    const { body } = await (await logIn()).request('/ptl/identification/api/pageShowMode');
    expect(body.data).toEqual({ thirdParty: false, manualAudit: false });
  });
});

it('tells the caller their own address', async () => {
  const { body } = await createBrowser().request('/ptl/ip?format=json', {
    headers: { 'x-forwarded-for': '203.0.113.9' },
  });
  expect(body.data).toEqual({ ip: '127.0.0.1' });
});
