import type { IdentificationDetail } from '@portal/api-contract/account';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { createEnterpriseCalls, fillInEnterprise } from './testing/enterprise-calls';
import { createRealnameCalls, findPerson, keepSessions, setEntrance, toElements } from './testing/realname-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const calls = createRealnameCalls(portal);
const enterprises = createEnterpriseCalls(portal);

beforeAll(() => setEntrance(portal, true, true));
// People of the sandbox have no more accounts than others.
beforeEach(() => portal.database.query('delete from identification'));

async function logIn(): Promise<TestBrowser> {
  const { browser } = await openSession(portal, now());
  await calls.agree(browser);
  return browser;
}

async function verify(browser: TestBrowser, call: string, payload: object): Promise<IdentificationDetail> {
  const { id } = await calls.submit(browser, call, payload);
  const code = await calls.sendCode(browser, id);
  return calls.submit(browser, 'smsVerify', { id, code });
}

describe('limits', () => {
  it('are five tries a day, told with the time when there is another', async () => {
    const browser = await logIn();
    const failing = toElements(findPerson('name')).three;
    for (let count = 0; count < 5; count += 1) await calls.submit(browser, 'personThreeElement', failing);
    const { status, body } = await calls.post(browser, 'personThreeElement', failing);
    expect({ status, data: body.data }).toEqual({ status: 429, data: { retryAfter: 86_400 } });
    const limits = (await browser.request('/ptl/identification/limits')).body.data;
    expect(limits).toContainEqual({ method: 2, remaining: 0, unlockAt: expect.any(String) });
    expect(limits).toContainEqual({ method: 3, remaining: 0, unlockAt: expect.any(String) });
    expect(limits).toContainEqual({ method: 5, remaining: 5, unlockAt: null });
    expect(limits).toContainEqual({ method: 6, remaining: 3, unlockAt: null });
    advance(86_401);
    await keepSessions(portal, now());
    expect((await calls.post(browser, 'personThreeElement', failing)).status).toBe(200);
  });

  it('count a card, whoever tries it', async () => {
    const { four: failing } = toElements(findPerson('bankCard'));
    for (let count = 0; count < 3; count += 1)
      expect((await calls.post(await logIn(), 'personFourElement', failing)).status).toBe(200);
    expect((await calls.post(await logIn(), 'personFourElement', failing)).status).toBe(429);
  });

  it('let one person have three accounts, and tell a fourth whose they are', async () => {
    const { three: shared } = toElements(findPerson('pass'));

    for (let count = 0; count < 3; count += 1) {
      const { browser, userId } = await openSession(portal, now());
      await portal.database.query(`update portal_user set telephone_masked = $2 where id = $1`, [
        userId,
        `139****000${count}`,
      ]);
      await calls.agree(browser);
      expect(await verify(browser, 'personThreeElement', shared)).toMatchObject({ state: 6 });
      advance(1);
    }
    const fourth = await verify(await logIn(), 'personThreeElement', shared);
    expect(fourth).toMatchObject({ state: 7, failure: 'conflict' });
    expect(fourth.reason).toBe(
      '该证件已认证3个账号（139****0000、139****0001、139****0002），达到上限；如非本人操作，请提交申诉',
    );
  });

  it('let one enterprise have five accounts, under whichever name, and tell a sixth how many there are', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await enterprises.verify(await logIn(), fillInEnterprise('pass', count % 2))).toMatchObject({ state: 6 });
      advance(1);
    }
    const sixth = await enterprises.verify(await logIn(), fillInEnterprise('pass'));
    expect(sixth).toMatchObject({ state: 7, failure: 'conflict' });
    expect(sixth.reason).toMatch(/^该证件已认证5个账号（.*），达到上限；如非本人操作，请提交申诉$/);
    expect(await enterprises.verify(await logIn(), fillInEnterprise('pass', 2))).toMatchObject({ state: 6 });
  });

  it('give the last account to one of two who ask for it at the same moment', async () => {
    const { three: shared } = toElements(findPerson('pass'));
    for (let count = 0; count < 2; count += 1) await verify(await logIn(), 'personThreeElement', shared);
    const ready = [];
    for (let count = 0; count < 2; count += 1) {
      const browser = await logIn();
      const { id } = await calls.submit(browser, 'personThreeElement', shared);
      ready.push({ browser, id, code: await calls.sendCode(browser, id) });
    }
    const ends = await Promise.all(
      ready.map(({ browser, id, code }) => calls.submit(browser, 'smsVerify', { id, code })),
    );
    expect(ends.map(({ state }) => state).sort()).toEqual([6, 7]);
  });
});
