import { randomUUID } from 'node:crypto';
import { createDataProtection } from '../../platform/security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { purchaseBlockers } from '../purchase/closing-blockers';
import { createAutomaticReviewer } from './automatic-reviewer';
import { createEnterpriseCalls, fillInEnterprise, fillInLegalPerson } from './testing/enterprise-calls';
import { createRealnameCalls, setEntrance } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
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

  const update = await calls.submit(browser, 'enterpriseFourElement', { ...fillInLegalPerson('pass', 2), type: 6 });
  // In the midst of a change of what is known of it, and after that.
  expect(await listBlockers(browser)).toEqual(['interval']);
  const again = await calls.post(browser, 'enterpriseThreeElement', { ...fillInEnterprise('pass'), type: 5 });
  expect(again.status).toBe(409);
  await calls.submit(browser, 'smsVerify', { id: update.id, code: await calls.sendCode(browser, update.id) });
  expect(await listBlockers(browser)).toEqual(['interval']);
});

describe('business that is begun while another enterprise is verified', () => {
  const OTHER = { ...fillInEnterprise('pass', 2), type: 5 };

  /** Somebody who belongs to an enterprise. */
  async function logIn() {
    const session = await reviews.logIn();
    await enterprises.verify(session.browser, fillInEnterprise('pass'));
    return session;
  }

  async function placeOrder(ownerId: string): Promise<void> {
    const values = [randomUUID(), ownerId, now()];
    await portal.database.query(
      `insert into quote (id, owner_id, body, created_at, expires_at) values ($1, $2, '{}', $3, $3)`,
      values,
    );
    await portal.database.query(
      `insert into purchase_order (order_no, owner_id, quote_id, state, line, payable, contract_first, remark,
         agreement_version, created_at) values ($1, $2, $1, 'reviewing', '{}', 100, false, '', '1', $3)`,
      values,
    );
  }

  it('keeps the right amount from changing whom it belongs to', async () => {
    const { browser, userId } = await logIn();
    const { id } = await enterprises.applyFor(browser, OTHER);
    await placeOrder(userId);
    const told = await calls.submit(browser, 'unionPayVerify', { id, amount: await enterprises.readAmount(id) });
    expect(told).toMatchObject({ state: 7, reason: expect.stringContaining('未完成的订单（1）') });
    expect(await calls.find(browser)).toMatchObject({ state: 6, effective: { type: 2 }, ongoing: null });
  });

  it('keeps reviewers from passing it, and the demonstration’s own reviewer too', async () => {
    const { browser, userId } = await logIn();
    const pictures = await reviews.uploadPapers(browser);
    const { id } = await calls.submit(browser, 'enterpriseCredentials', { ...OTHER, ...pictures, signerRole: 1 });
    for (const reviewer of [await reviews.logInReviewer(), await reviews.logInReviewer()]) {
      const { version } = await reviews.claim(reviewer, id);
      await placeOrder(userId);
      const { status, body } = await reviews.ops(reviewer, 'pass', { id, version });
      expect({ status, msg: body.msg }).toEqual({ status: 409, msg: expect.stringContaining('未完成的订单') });
      await reviews.ops(reviewer, 'release', { id, version });
    }
    advance(26);
    const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
    await createAutomaticReviewer({ database, clock: now, protection, closingBlockers: purchaseBlockers }).run();
    expect((await calls.detail(browser, id)).body.data).toMatchObject({
      ...{ state: 7, reason: expect.stringContaining('未完成的订单') },
    });
  });
});
