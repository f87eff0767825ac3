import { allEndpoints } from '@portal/api-contract';
import { buildMultipart } from '../../testing/multipart';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { startTestPortal } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';

const { now, advance, setTime } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });
beforeEach(() => setTime(new Date()));

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

  it('alone says who calls, whatever else claims to, on every call that needs a login (H5)', async () => {
    const [browser, operator] = [await logIn(), await logIn('demo-operator')];
    const { body: theirs } = await operator.request('/ptl/user/info');
    const { userCode } = theirs.data as { userCode: string };
    const claims = { usercode: 'demo-operator', 'user-code': userCode, 'x-user': userCode };
    // Streams of events have no end to wait for.
    const calls = Object.values(allEndpoints).filter(
      ({ auth, method, responseType }) => auth === 'user' && method === 'GET' && responseType !== 'events',
    );
    expect(calls.length).toBeGreaterThan(0);
    for (const { path } of calls) {
      const plain = await browser.request(path);
      const forged = await browser.request(path, { headers: claims });
      expect([forged.status, forged.body.data]).toEqual([plain.status, plain.body.data]);
    }
    const payload = { nickname: '冒名', version: 1, userCode, account: 'demo-operator' };
    await browser.request('/ptl/user/updateInfo', { method: 'POST', payload, headers: claims });
    expect((await operator.request('/ptl/user/info')).body.data).toEqual(theirs.data);
  });

  it('is asked for by every call that needs a login', async () => {
    const upload = buildMultipart([{ fileName: 'a.pdf', bytes: Buffer.from('%PDF-1.7') }]);
    const form = { payload: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const bodies = { multipart: upload, json: { payload: {} }, form };
    for (const { path, method, auth, bodyType } of Object.values(allEndpoints)) {
      if (auth !== 'user') continue;
      const { status } = await createBrowser().request(path, { method, ...(method === 'POST' && bodies[bodyType]) });
      expect([path, [400, 401].includes(status)]).toEqual([path, true]);
    }
    expect((await createBrowser().request('/ptl/file/uploadFlexible', { method: 'POST', ...upload })).status).toBe(401);
  });

  it('is not replaced by the cookies alone (H7)', async () => {
    const browser = await logIn();
    const { token } = browser;
    browser.token = undefined;
    expect(await browser.whoAmI()).toBeNull();
    expect((await browser.request('/ptl/user/info')).status).toBe(401);
    await browser.request('/ptl/api/auth/logout-url');
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const headers = { 'content-type': type, ...browser.tokenHeaders(token) };
      const { status } = await browser.request('/ptl/user/updateInfo', { method: 'POST', payload: 'a=1', headers });
      expect(status).toBe(415);
    }
  });

  it('ends after half an hour without a call, and after twelve hours in any case', async () => {
    const idle = await logIn();
    const busy = await logIn('demo-enterprise');
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      expect(await busy.whoAmI()).toBe('demo-enterprise');
      advance(20 * 60);
    }
    expect(await idle.whoAmI()).toBeNull();
    expect(await busy.whoAmI()).toBe('demo-enterprise');
    advance(20 * 60);
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
    const second = await startTestPortal({ databaseUrl: portal.database.url, clock: now, isDemo: true });
    const there = new TestBrowser(second.app);
    there.token = browser.token;
    for (const [name, value] of browser.cookies) there.cookies.set(name, value);
    expect(await there.whoAmI()).toBe('demo-personal');
    await browser.logOut();
    await waitUntil(async () => (await there.whoAmI()) === null);
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
    const read = async (query: string) => {
      const browser = createBrowser();
      const { body } = await browser.request('/ptl/api/auth/logout-url');
      return (await browser.request(`${String(body.data)}%2F${query}`)).headers['clear-site-data'];
    };
    expect([await read(''), await read('&login=1')]).toEqual(['"storage"', undefined]);
  });

  it.each([
    ['no ticket', async () => '/ptl/api/auth/logout?redirect_uri=/'],
    [
      'another’s ticket',
      async () => `${String((await createBrowser().request('/ptl/api/auth/logout-url')).body.data)}/`,
    ],
  ])('with %s ends nothing and clears nothing', async (_name, findAddress) => {
    const browser = await logIn();
    const { location, headers } = await browser.request(await findAddress());
    expect([location, headers['clear-site-data']]).toEqual(['/', undefined]);
    expect(await browser.whoAmI()).toBe('demo-personal');
    expect(await browser.follow('/ptl/api/auth/authorize?redirect_uri=%2Fhome')).toMatch(/^\/home\?code=/);
  });

  it('leads back also where nobody was logged in', async () => {
    expect(await createBrowser().logOut('/solution')).toBe('/solution');
  });
});
