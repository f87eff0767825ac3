import { AGREEMENT_VERSION } from '@portal/api-contract';
import { createDataProtection } from '../../platform/security/data-protection';
import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession } from '../../testing/test-session';
import { findEffectiveIdentity } from './effective-identity';
import { createExpiryReminders } from './expiry-reminders';
import { identifications } from './identifications.repository';
import { identification } from './realname.tables';
import { fillInLegalPerson } from './testing/enterprise-calls';
import { createRealnameCalls, keepSessions, setEntrance } from './testing/realname-calls';

const DAY_S = 86_400;

const { now, setTime } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));

beforeAll(() => setEntrance(portal, true, true));

/** Goes to a moment so many days before the end of the licence, and does what is due by then. */
async function goTo(daysBefore: number): Promise<void> {
  setTime(new Date(Date.parse('2027-01-01T00:00:00+08:00') - daysBefore * DAY_S * 1000));
  await keepSessions(portal, now());
  const timers = createRecordTimers(identifications, { database, clock: now, dueAt: identification.expiresAt });
  await runDue(database.orm, [createExpiryReminders({ database, clock: now }), ...timers], now());
}

it('is told 30 and 7 days before, ends the identity on its day, and stops purchases 30 days after', async () => {
  const { browser, userId } = await openSession(portal, now());
  await calls.agree(browser);
  const form = fillInLegalPerson('pass');
  const { companyName, creditCode } = form;
  const { id } = await calls.submit(browser, 'enterpriseFourElement', { ...form, validUntil: '2026-12-31' });
  await calls.submit(browser, 'smsVerify', { id, code: await calls.sendCode(browser, id) });
  const reminders = async () =>
    (
      await portal.database.query<{ title: string }>(
        `select title from user_message where owner_id = $1 and title like '%到期%' order by created_at`,
        [userId],
      )
    ).map(({ title }) => title);
  // There is no such quote, which is looked for only under an identity that orders may be placed under.
  const order = async () =>
    (
      await browser.request('/ptl/order/create', {
        method: 'POST',
        payload: { quoteId: 'none', agreementVersion: AGREEMENT_VERSION },
      })
    ).status;
  const find = () => findEffectiveIdentity(database.orm, protection, userId, now());

  await goTo(31);
  expect(await reminders()).toEqual([]);
  await goTo(30);
  await goTo(29);
  expect(await reminders()).toEqual(['实名认证的证照将在30天后到期']);
  await goTo(7);
  await goTo(1);
  expect(await reminders()).toEqual(['实名认证的证照将在30天后到期', '实名认证的证照将在7天后到期']);
  expect(await calls.find(browser)).toMatchObject({ state: 6 });
  await goTo(0);
  expect(await calls.find(browser)).toMatchObject({ state: 10, kind: 'enterprise', mayPurchase: true });
  expect(await find()).toEqual({ kind: 'enterprise', name: companyName, number: creditCode, mayPurchase: true });
  expect(await order()).toBe(404);
  await goTo(-30);
  expect(await find()).toMatchObject({ mayPurchase: false });
  expect(await calls.find(browser)).toMatchObject({ state: 10, mayPurchase: false });
  expect(await order()).toBe(409);

  const renewed = await calls.submit(browser, 'enterpriseFourElement', { ...form, type: 6, validUntil: null });
  expect(await calls.find(browser)).toMatchObject({ state: 9, mayPurchase: false });
  await calls.submit(browser, 'smsVerify', { id: renewed.id, code: await calls.sendCode(browser, renewed.id) });
  expect(await find()).toMatchObject({ mayPurchase: true });
  expect(await calls.find(browser)).toMatchObject({ state: 6, mayPurchase: true });
  expect(await order()).toBe(404);
});

it('is nobody’s where there is no identity', async () => {
  const { userId } = await openSession(portal, now());
  expect(await findEffectiveIdentity(database.orm, protection, userId, now())).toBeUndefined();
});
