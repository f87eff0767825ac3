import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createEnterpriseCalls, fillInEnterprise } from './testing/enterprise-calls';
import { createRealnameCalls, setEntrance } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';
import { SANDBOX_ENTERPRISES } from './verifier/sandbox-enterprises';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const calls = createRealnameCalls(portal);
const enterprises = createEnterpriseCalls(portal);
const reviews = createReviewCalls(portal, now);

beforeAll(() => setEntrance(portal, true, true));

/** What is in the way of another enterprise. */
async function listBlockers(browser: TestBrowser): Promise<readonly string[]> {
  const { body } = await calls.post(browser, 'changePrecheck', { type: 5 });
  return (body.data as { readonly blockers: { readonly type: string }[] }).blockers.map(({ type }) => type);
}

it('counts 180 days from a change of the enterprise, whatever becomes of its identity in between', async () => {
  const { browser } = await reviews.logIn();
  await enterprises.verify(browser, fillInEnterprise('pass'));
  expect(await listBlockers(browser)).toEqual([]);
  const changed = fillInEnterprise('pass', 2);
  const { id } = await enterprises.verify(browser, { ...changed, type: 5 });
  expect(await listBlockers(browser)).toEqual(['interval']);

  await portal.database.query('update identification set state = 10 where id = $1', [id]);
  expect(await listBlockers(browser)).toEqual(['interval']);

  const { legalPersonIdNumber } = SANDBOX_ENTERPRISES[2] ?? {};
  const legal = { legalPersonIdNumber, legalPersonTelephone: '13800000001' };
  const update = await calls.submit(browser, 'enterpriseFourElement', { ...changed, ...legal, type: 6 });
  // In the midst of a change of what is known of it, and after that.
  expect(await listBlockers(browser)).toEqual(['interval']);
  const again = await calls.post(browser, 'enterpriseThreeElement', { ...fillInEnterprise('pass'), type: 5 });
  expect(again.status).toBe(409);
  await calls.submit(browser, 'smsVerify', { id: update.id, code: await calls.sendCode(browser, update.id) });
  expect(await listBlockers(browser)).toEqual(['interval']);
});
