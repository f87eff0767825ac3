import fc from 'fast-check';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';

const { now, advance, setTime } = createTestClock();
const portal = setUpPortal({ clock: now, isDemo: true });

const STEPS = ['log in', 'refresh', 'log out', 'switch', 'expire', 'wait', 'replay', 'second tab'] as const;
type Step = (typeof STEPS)[number];

/** A token that was given, with the cookies it was bound to. */
interface GivenToken {
  readonly token: string;
  readonly cookies: ReadonlyMap<string, string>;
}

/** Does a step as the portal's pages do, and notes every token that is given. */
async function take(step: Step, browser: TestBrowser, given: GivenToken[], codes: string[]): Promise<void> {
  const finishLogin = async (page: string) => {
    const code = new URL(page, browser.origin).searchParams.get('code') ?? '';
    codes.push(code);
    const { body } = await browser.exchange(code);
    browser.token = (body.data as { token: string }).token;
    given.push({ token: browser.token, cookies: new Map(browser.cookies) });
  };
  const leave = async () => {
    const { body } = await browser.request('/ptl/api/auth/logout-url');
    browser.token = undefined;
    return `${String(body.data)}%2F`;
  };

  if (step === 'log in' || step === 'second tab') {
    const page = await browser.follow('/ptl/api/auth/authorize?redirect_uri=%2F');
    await finishLogin(page.startsWith('/loginPage/') ? await browser.logInUpToCode('demo-new') : page);
  }
  if (step === 'refresh' && browser.token && (await browser.whoAmI()) === null) browser.token = undefined;
  if (step === 'log out') await browser.follow(await leave());
  if (step === 'switch') {
    await browser.follow(`${await leave()}&login=1`);
    await finishLogin(await browser.logInUpToCode('demo-personal'));
  }
  if (step === 'expire') advance(31 * 60);
  if (step === 'wait') advance(10 * 60);
  if (step === 'replay') {
    const code = codes.at(-1);
    if (code && (await browser.exchange(code)).body.code === '200') throw new Error('A code was good twice');
  }
}

it('no sequence of steps leaves a usable token behind', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 1, maxLength: 9 }), async (steps) => {
      setTime(new Date());
      const browser = new TestBrowser(portal.app);
      const given: GivenToken[] = [];
      const codes: string[] = [];
      for (const step of steps) await take(step, browser, given, codes);

      for (const { token, cookies } of given) {
        const other = new TestBrowser(portal.app);
        other.token = token;
        for (const [name, value] of cookies) other.cookies.set(name, value);
        // Only what the browser still holds may still be good.
        if (token !== browser.token) expect([steps, await other.whoAmI()]).toEqual([steps, null]);
      }
      if (browser.token) await browser.logOut();
      const last = given.at(-1);
      if (last === undefined) return;
      const thief = new TestBrowser(portal.app);
      thief.token = last.token;
      for (const [name, value] of last.cookies) thief.cookies.set(name, value);
      expect([steps, await thief.whoAmI()]).toEqual([steps, null]);
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 40) },
  );
});
