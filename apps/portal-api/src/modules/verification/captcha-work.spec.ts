import { passCaptcha, solveQuestion } from '../../testing/captcha-answer';
import { setUpPortal } from '../../testing/set-up';
import { createTelephone } from '../../testing/test-account';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { isWorkDone } from './captcha-work';

const { now, advance } = createTestClock();

const BASE = '/portal/openapi/verification';

describe('work', () => {
  const limited = setUpPortal({ isRateLimited: true, clock: now });

  const ask = async () => {
    const browser = new TestBrowser(limited.app);
    const { data } = (await browser.request(`${BASE}/getQuestion?action=login`)).body;
    return { browser, ...(data as { capcode: string; question: string; workBits?: number }) };
  };
  const prove = (capcode: string, bits: number) => {
    let proof = 0;
    while (!isWorkDone(capcode, String(proof), bits)) proof += 1;
    return proof;
  };

  const check = (browser: TestBrowser, capcode: string, answer: string) =>
    browser.request(`${BASE}/checkcapcode?capcode=${capcode}&${answer}`);

  it('is asked of a network that solves one challenge after the other, more and more, for an hour', async () => {
    const bits: (number | undefined)[] = [];
    for (let count = 0; count < 60; count += 1) {
      if (count % 15 === 14) advance(61);
      bits.push((await ask()).workBits);
    }
    expect(bits.slice(0, 20).filter((each) => each !== undefined)).toEqual([]);
    expect([20, 29, 30, 40, 59].map((count) => bits[count])).toEqual([14, 14, 15, 16, 17]);
    const [unproved, wrong, right] = [await ask(), await ask(), await ask()];
    expect(
      (await check(unproved.browser, unproved.capcode, `answer=${solveQuestion(unproved.question)}`)).body.code,
    ).toBe('422');
    expect(
      (await check(wrong.browser, wrong.capcode, `answer=${solveQuestion(wrong.question)}&proof=x`)).body.code,
    ).toBe('422');
    const proof = prove(right.capcode, right.workBits ?? 0);
    const solved = `answer=${solveQuestion(right.question)}&proof=${proof}`;
    expect((await check(right.browser, right.capcode, solved)).body.code).toBe('200');
    advance(3601);
    expect((await ask()).workBits).toBeUndefined();
  });
});

describe('codes', () => {
  const portal = setUpPortal({ isDemo: true, clock: now });

  const flood = (scene: string) =>
    portal.database.query(
      `insert into sms_code (id, scene, telephone_index, code_hash, created_at, expires_at)
       select gen_random_uuid(), $1, 'flood' || n, '', $2, $2 from generate_series(1, 400) n`,
      [scene, now()],
    );
  const ask = async (scene: string) => {
    const browser = new TestBrowser(portal.app);
    const payload = { scene, telephone: createTelephone(), captchaTicket: await passCaptcha(browser, scene) };
    return (await browser.request('/ptl/user/sendCode', { method: 'POST', payload })).status;
  };

  it('stop for a purpose that is flooded, and for no other', async () => {
    await flood('register');
    await flood('changeMobile');
    expect([await ask('register'), await ask('login')]).toEqual([503, 200]);
    advance(3601);
    expect(await ask('register')).toBe(200);
  });
});
