import { setUpPortal } from '../../testing/set-up';
import { createAccountActions, createTelephone, TEST_PASSWORD } from '../../testing/test-account';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const MINUTE_S = 60;

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });

const people = createAccountActions(portal, advance);
const createBrowser = () => new TestBrowser(portal.app);

async function logIn(): Promise<TestBrowser> {
  const browser = createBrowser();
  await browser.logIn();
  return browser;
}

async function openCode(): Promise<{ browser: TestBrowser; code: string }> {
  const browser = createBrowser();
  const page = await browser.logInUpToCode();
  return { browser, code: new URL(page, browser.origin).searchParams.get('code') ?? '' };
}

describe('a clock that is set back', () => {
  it('revives no login code that has expired', async () => {
    const { browser, code } = await openCode();
    advance(61);
    expect((await browser.exchange(code)).body.code).toBe('400');
    advance(-61);
    expect((await browser.exchange(code)).body.code).toBe('400');
  });

  it('makes no login code good for longer', async () => {
    const { browser, code } = await openCode();
    advance(-MINUTE_S);
    expect((await browser.exchange(code)).body.code).toBe('400');
    advance(MINUTE_S);
  });

  it('revives no session that was idle for too long', async () => {
    const browser = await logIn();
    advance(31 * MINUTE_S);
    expect(await browser.whoAmI()).toBeNull();
    advance(-20 * MINUTE_S);
    expect(await browser.whoAmI()).toBeNull();
  });

  it('makes no session good for longer, and ends none for good', async () => {
    const browser = await logIn();
    advance(-MINUTE_S);
    expect(await browser.whoAmI()).toBeNull();
    advance(MINUTE_S);
    expect(await browser.whoAmI()).toBe('demo-personal');
  });

  it('is not noticed where it is as much as clocks of machines may differ', async () => {
    const browser = await logIn();
    advance(-5);
    expect(await browser.whoAmI()).toBe('demo-personal');
    advance(5);
  });

  it('revives no code that was sent', async () => {
    const browser = createBrowser();
    const telephone = createTelephone();
    const uid = await browser.openLogin();
    await people.sendCode(browser, { scene: 'register', telephone });
    const payload = { uid, telephone, code: await people.readCode(), password: TEST_PASSWORD, agreement: true };
    const register = () => browser.request('/ptl/auth/api/register', { method: 'POST', payload });
    advance(301);
    expect((await register()).body.code).toBe('422');
    advance(-200);
    expect((await register()).body.code).toBe('422');
  });

  it('revives no login at the provider', async () => {
    const browser = await logIn();
    const open = async () => {
      const copy = createBrowser();
      for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
      return copy.follow('/ptl/api/auth/authorize?redirect_uri=%2Fhome');
    };
    expect(await open()).toMatch(/^\/home\?code=/);
    advance(31 * MINUTE_S);
    expect(await open()).toMatch(/^\/loginPage\//);
    advance(-20 * MINUTE_S);
    expect(await open()).toMatch(/^\/loginPage\//);
  });

  it('is followed by a sweep that leaves nothing to revive', async () => {
    await openCode();
    await logIn();
    advance(31 * MINUTE_S);
    await portal.endExpired();
    const [left] = await portal.database.query<{ count: number }>(
      `select (select count(*) from one_time_secret where expires_at < $1)::int
            + (select count(*) from user_session where last_seen_at < $1 - interval '30 minutes')::int
            + (select count(*) from oidc_payload where expires_at < $1)::int as count`,
      [now()],
    );
    expect(left).toEqual({ count: 0 });
  });
});
