import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestEnvironment, startTestPortal, type TestPortal } from '../../testing/test-portal';

const FIRST = 'https://a.example';
const SECOND = 'https://b.example';
const environment = { ...createTestEnvironment(), PUBLIC_ORIGIN: FIRST, FURTHER_ORIGINS: [SECOND] };

const portal = setUpPortal({ environment, isDemo: true });
const behindProxy = setUp(() => startTestPortal({ environment: { ...environment, TRUST_PROXY_HOPS: 1 } }));

/** Where a login goes on that is begun with such headers. */
async function startLogin({ app }: TestPortal, headers: Readonly<Record<string, string>>) {
  const url = '/ptl/api/auth/authorize?redirect_uri=%2F&canonical=1';
  const { headers: answered } = await app.inject({ url, headers });
  const { origin, pathname, searchParams } = new URL(String(answered.location));
  return { issuer: origin + pathname, callback: searchParams.get('redirect_uri') };
}

const at = (origin: string) => ({ issuer: `${origin}/oidc/auth`, callback: `${origin}/ptl/api/auth/callback` });

describe('a login', () => {
  it.each([
    ['a.example', FIRST],
    ['b.example', SECOND],
    ['evil.example', FIRST],
  ])('that was begun at %s has issuer and callback of %s', async (host, origin) =>
    expect(await startLogin(portal, { host })).toEqual(at(origin)),
  );

  it('believes a forwarded host of trusted proxies alone', async () => {
    const headers = { host: 'a.example', 'x-forwarded-host': 'b.example' };
    expect(await startLogin(portal, headers)).toEqual(at(FIRST));
    expect(await startLogin(behindProxy, headers)).toEqual(at(SECOND));
  });

  it('that came by a foreign name starts again on the first origin', async () => {
    const browser = new TestBrowser(portal.app, 'https://evil.example');
    const { location } = await browser.request('/ptl/api/auth/authorize?redirect_uri=%2F');
    expect(location).toBe(`${FIRST}/ptl/api/auth/authorize?redirect_uri=%2F&canonical=1`);
  });
});

describe('somebody who logs in at the second origin', () => {
  it('is logged in there alone, with cookies bound to it, and leaves by its provider', async () => {
    const browser = new TestBrowser(portal.app, SECOND);
    await browser.logIn('demo-personal');
    expect(await browser.whoAmI()).toBe('demo-personal');
    expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual(
      expect.arrayContaining([expect.stringMatching(/^__Host-/)]),
    );
    const stored = await portal.database.query(`select login_origin from portal_user where account = 'demo-personal'`);
    expect(stored).toEqual([{ login_origin: SECOND }]);
    const { body } = await browser.request('/ptl/api/auth/logout-url');
    const { location } = await browser.request(`${String(body.data)}%2F`);
    expect(location).toMatch(`${SECOND}/oidc/session/end?`);
    expect(await browser.follow(location)).toBe('/');
    expect(await browser.whoAmI()).toBeNull();
  });

  it('finds the provider under its issuer', async () => {
    const browser = new TestBrowser(portal.app, SECOND);
    const { body } = await browser.request('/oidc/.well-known/openid-configuration');
    expect(body).toMatchObject({ issuer: `${SECOND}/oidc`, token_endpoint: `${SECOND}/oidc/token` });
  });
});
