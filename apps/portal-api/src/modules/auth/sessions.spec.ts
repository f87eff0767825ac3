import { TestBrowser } from '../../testing/test-browser';
import { startTestPortal, type TestPortal } from '../../testing/test-portal';

let portal: TestPortal;
let now = new Date();
const advance = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));

beforeAll(async () => {
  portal = await startTestPortal({ clock: () => now, isDemo: true });
});
afterAll(() => portal.close());
beforeEach(() => void (now = new Date()));

const createBrowser = () => new TestBrowser(portal.app);

async function logIn(userName = 'demo-personal') {
  const browser = createBrowser();
  await browser.logIn(userName);
  return browser;
}

describe('a token', () => {
  it('is worthless without the cookie of its browser (H4)', async () => {
    const browser = await logIn();
    const thief = createBrowser();
    thief.token = browser.token;
    expect(await thief.whoAmI()).toBeNull();
    expect((await thief.request('/ptl/user/info')).status).toBe(401);
    thief.cookies.set('portal-session', 'B'.repeat(43));
    expect(await thief.whoAmI()).toBeNull();
    expect(await browser.whoAmI()).toBe('demo-personal');
  });

  it('is worthless with one letter changed', async () => {
    const browser = await logIn();
    const { token = '' } = browser;
    browser.token = (token.startsWith('A') ? 'B' : 'A') + token.slice(1);
    expect(await browser.whoAmI()).toBeNull();
  });

  it('has to come in both headers, the same in each (H6)', async () => {
    const [browser, other] = [await logIn(), await logIn('demo-new')];
    const { authorization = '', 'idaas-auth-token': second = '' } = browser.tokenHeaders();
    const cookie = `portal-session=${browser.cookies.get('portal-session')}`;
    const ask = async (headers: Record<string, string>) =>
      (await portal.app.inject({ url: '/ptl/user/info', headers: { cookie, ...headers } })).statusCode;
    expect(await ask({ authorization, 'idaas-auth-token': second })).toBe(200);
    for (const headers of [
      { authorization },
      { 'idaas-auth-token': second },
      { authorization, 'idaas-auth-token': other.token ?? '' },
      { authorization: `Bearer ${other.token}`, 'idaas-auth-token': second },
      { authorization: authorization.toLowerCase(), 'idaas-auth-token': second },
      { authorization, 'idaas-auth-token': `${second}, ${second}` },
    ])
      expect(await ask(headers as Record<string, string>)).toBe(401);
  });

  it('alone says who calls, whatever the user-code header claims (H5)', async () => {
    const browser = await logIn();
    const plain = await browser.request('/ptl/user/info');
    const forged = await browser.request('/ptl/user/info', { headers: { usercode: 'demo-operator' } });
    expect(forged.body.data).toEqual(plain.body.data);
  });

  it('ends after half an hour without a call, and after twelve hours in any case', async () => {
    const idle = await logIn();
    const busy = await logIn('demo-enterprise');
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      expect(await busy.whoAmI()).toBe('demo-enterprise');
      advance(20 * 60_000);
    }
    expect(await idle.whoAmI()).toBeNull();
    expect(await busy.whoAmI()).toBe('demo-enterprise');
    advance(20 * 60_000);
    expect(await busy.whoAmI()).toBeNull();
  });

  it('is dead after logout, at once and for ever (H9)', async () => {
    const browser = await logIn();
    const { token } = browser;
    const cookies = new Map(browser.cookies);
    expect(await browser.logOut('/miot/homepage?a=1')).toBe('/miot/homepage?a=1');
    browser.token = token;
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    expect(await browser.whoAmI()).toBeNull();
  });

  it('dies with the next login in the same browser', async () => {
    const browser = await logIn();
    const { token } = browser;
    const session = browser.cookies.get('portal-session') ?? '';
    await browser.logOut();
    await browser.logIn('demo-new');
    const old = createBrowser();
    old.token = token;
    old.cookies.set('portal-session', session);
    expect(await old.whoAmI()).toBeNull();
    expect(await browser.whoAmI()).toBe('demo-new');
  });

  it('stays unknown to other instances once it was ended', async () => {
    const browser = await logIn();
    const second = await startTestPortal({ databaseUrl: portal.database.url, clock: () => now, isDemo: true });
    const there = new TestBrowser(second.app);
    there.token = browser.token;
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect(await there.whoAmI()).toBe('demo-personal');
    await browser.logOut();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await there.whoAmI()).toBeNull();
    await second.close();
  });
});

describe('logout', () => {
  it('is refused for pages of other sites (H7)', async () => {
    const browser = await logIn();
    for (const site of ['cross-site', 'same-site', 'none']) {
      const { status } = await browser.request('/ptl/api/auth/logout-url', { headers: { 'sec-fetch-site': site } });
      expect(status).toBe(403);
    }
    const { status } = await browser.request('/ptl/api/auth/logout?redirect_uri=/', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
    expect(await browser.whoAmI()).toBe('demo-personal');
  });

  it('clears what pages have stored, unless the user only switches', async () => {
    const read = async (query: string) =>
      (await createBrowser().request(`/ptl/api/auth/logout?redirect_uri=/${query}`)).headers['clear-site-data'];
    expect([await read(''), await read('&login=1')]).toEqual(['"storage"', undefined]);
  });

  it('leads back also where nobody was logged in', async () => {
    expect(await createBrowser().logOut('/solution')).toBe('/solution');
  });
});
