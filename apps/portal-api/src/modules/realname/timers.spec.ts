import type { IdentificationDetail, MethodLimit } from '@portal/api-contract/account';
import { identificationLifecycle } from '@portal/lifecycles';
import { createDataProtection } from '../../platform/security/data-protection';
import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { findEffectiveIdentity } from './effective-identity';
import { createExpiryReminders } from './expiry-reminders';
import { identifications } from './identifications.repository';
import { createDraftPurge } from './purge-drafts';
import { createElementPurge } from './purge-elements';
import { identification } from './realname.tables';
import { createEnterpriseCalls, fillInEnterprise, fillInLegalPerson } from './testing/enterprise-calls';
import { createProofCalls } from './testing/proof-calls';
import { createRealnameCalls, findPerson, keepSessions, setEntrance, toElements } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

const START = '2026-06-05T12:00:00+08:00';

const { now, setTime } = createTestClock(START);
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const enterprises = createEnterpriseCalls(portal);
const proofs = createProofCalls(portal);
const reviews = createReviewCalls(portal, now);
const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));
const query = (text: string, values?: unknown[]) => portal.database.query(text, values);

const { three } = toElements(findPerson('pass'));
const COMPANY = { ...fillInEnterprise('pass'), validUntil: '2026-12-31' };

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => {
  setTime(START);
  return query('delete from identification');
});

/** Goes to a moment and does all that is due by then. */
async function goTo(time: Date): Promise<void> {
  setTime(time);
  await keepSessions(portal, now());
  const options = { database, clock: now };
  const timers = createRecordTimers(identifications, { ...options, dueAt: identification.expiresAt });
  const beside = [createExpiryReminders(options), createElementPurge(options), createDraftPurge(options)];
  await runDue(database.orm, [...timers, ...beside], now());
}

/** What can be seen of something that time changes. */
type Look = () => Promise<unknown>;

const stateOf = (browser: TestBrowser, id: string): Look => {
  return async () => ((await calls.detail(browser, id)).body.data as IdentificationDetail).state;
};

async function verifyPerson() {
  const session = await reviews.logIn();
  const { id } = await calls.submit(session.browser, 'personThreeElement', three);
  await calls.submit(session.browser, 'smsVerify', { id, code: await calls.sendCode(session.browser, id) });
  return { ...session, id };
}

async function verifyEnterprise() {
  const session = await reviews.logIn();
  return { ...session, ...(await enterprises.verify(session.browser, COMPANY)) };
}

async function findLimit(browser: TestBrowser, method: MethodLimit['method']): Promise<MethodLimit | undefined> {
  const limits = (await browser.request('/ptl/identification/limits')).body.data as readonly MethodLimit[];
  return limits.find((limit) => limit.method === method);
}

async function countReminders(): Promise<Look> {
  const { userId } = await verifyEnterprise();
  return async () =>
    (await query(`select 1 from user_message where owner_id = $1 and title like '%天后到期'`, [userId])).length;
}

async function waitForLegalPerson(): Promise<Look> {
  const { browser } = await reviews.logIn();
  const { id } = await calls.submit(browser, 'enterpriseFourElement', fillInLegalPerson('pass'));
  const ticket = await proofs.createLink(browser, id);
  // The verification itself ends at the same moment: that the link is over is seen by the link alone.
  await query(`update identification set state_since = state_since + interval '1 hour' where id = $1`, [id]);
  return async () => (await proofs.view(ticket)).status;
}

/** What time alone brings about: when, and what is seen the moment before and at that moment. */
const TIMERS: readonly (readonly [
  name: string,
  moment: string,
  before: unknown,
  after: unknown,
  begin: () => Promise<Look>,
])[] = [
  [
    'discard: what was saved and not submitted is kept for 30 days',
    '2026-07-05T12:00:00+08:00',
    1,
    8,
    async () => {
      const { browser } = await reviews.logIn();
      const { id } = await calls.submit(browser, 'personThreeElement', three);
      await query('update identification set state = 1 where id = $1', [id]);
      return stateOf(browser, id);
    },
  ],
  [
    'timeOut: a verification is finished within 24 hours',
    '2026-06-06T12:00:00+08:00',
    2,
    7,
    async () => {
      const { browser } = await reviews.logIn();
      return stateOf(browser, (await calls.submit(browser, 'personThreeElement', three)).id);
    },
  ],
  [
    'missPayment: an amount is paid within 72 hours',
    '2026-06-08T12:00:00+08:00',
    3,
    7,
    async () => {
      const { browser } = await reviews.logIn();
      return stateOf(browser, (await enterprises.applyFor(browser, fillInEnterprise('remitPending'))).id);
    },
  ],
  [
    'lapse: an amount is told within ten days',
    '2026-06-15T12:00:00+08:00',
    4,
    8,
    async () => {
      const { browser } = await reviews.logIn();
      return stateOf(browser, (await enterprises.applyFor(browser, COMPANY)).id);
    },
  ],
  [
    'expire: an identity ends with its document',
    '2027-01-01T00:00:00+08:00',
    6,
    10,
    async () => {
      const { browser, id } = await verifyEnterprise();
      return stateOf(browser, id);
    },
  ],
  ['the first reminder comes 30 days before', '2026-12-02T00:00:00+08:00', 0, 1, countReminders],
  ['the second reminder comes 7 days before', '2026-12-25T00:00:00+08:00', 1, 2, countReminders],
  [
    'a person is verified again from 30 days before',
    '2026-12-02T00:00:00+08:00',
    false,
    true,
    async () => {
      const { browser, id } = await verifyPerson();
      await query(`update identification set expires_at = '2027-01-01T00:00:00+08:00' where id = $1`, [id]);
      return async () => (await calls.find(browser)).mayRenew;
    },
  ],
  [
    'an enterprise is asked for its new licence from 30 days before',
    '2026-12-02T00:00:00+08:00',
    false,
    true,
    async () => {
      const { browser } = await verifyEnterprise();
      return async () => (await calls.find(browser)).mayRenew;
    },
  ],
  [
    'purchases stop 30 days after',
    '2027-01-31T00:00:00+08:00',
    true,
    false,
    async () => {
      const { userId } = await verifyEnterprise();
      return async () => (await findEffectiveIdentity(database.orm, protection, userId, now()))?.mayPurchase;
    },
  ],
  [
    'wrong amounts lock for 24 hours, and the limits say so',
    '2026-06-06T12:00:00+08:00',
    [{ method: 3, remaining: 0, unlockAt: '2026-06-06T12:00:00+08:00' }, 429],
    [{ method: 3, remaining: 5, unlockAt: null }, 200],
    async () => {
      const { browser } = await reviews.logIn();
      const { id } = await enterprises.applyFor(browser, COMPANY);
      const amount = (await enterprises.readAmount(id)) === '0.50' ? '0.51' : '0.50';
      for (let count = 0; count < 3; count += 1) await calls.post(browser, 'unionPayVerify', { id, amount });
      return async () => [
        await findLimit(browser, 3),
        (await calls.post(browser, 'enterpriseThreeElement', COMPANY)).status,
      ];
    },
  ],
  [
    'tries of elements count for 24 hours',
    '2026-06-06T12:00:00+08:00',
    4,
    5,
    async () => {
      const { browser } = await reviews.logIn();
      await calls.submit(browser, 'personThreeElement', toElements(findPerson('name')).three);
      return async () => (await findLimit(browser, 2))?.remaining;
    },
  ],
  [
    'the code for a face lasts ten minutes',
    '2026-06-05T12:10:00+08:00',
    0,
    4,
    async () => {
      const { browser } = await reviews.logIn();
      const { name, idNumber } = three;
      const { id } = await calls.submit(browser, 'personThreeElement', { name, idNumber });
      const { sessionId } = await proofs.startFace(browser, id);
      return async () =>
        ((await calls.post(browser, 'qrStatus', { sessionId })).body.data as { readonly state: number }).state;
    },
  ],
  ['the link of the legal representative lasts 24 hours', '2026-06-06T12:00:00+08:00', 200, 404, waitForLegalPerson],
  [
    'a claim keeps other reviewers away for half an hour',
    '2026-06-05T12:30:00+08:00',
    0,
    1,
    async () => {
      const { id } = await reviews.submit((await reviews.logIn()).browser);
      // The demonstration's own reviewer leaves alone what somebody has to look at.
      await query(`update identification set warning = '请核对' where id = $1`, [id]);
      const reviewer = await reviews.logInReviewer();
      await reviews.claim(reviewer, id);
      return async () =>
        ((await reviews.ops(reviewer, 'pageList', { assignee: 'none' })).body.data as { readonly total: number }).total;
    },
  ],
  [
    'an enterprise gives way to another once in 180 days',
    '2026-12-02T12:00:00+08:00',
    ['interval'],
    [],
    async () => {
      const { browser } = await verifyEnterprise();
      await enterprises.verify(browser, { ...fillInEnterprise('pass', 2), type: 5 });
      return async () => {
        const { body } = await calls.post(browser, 'changePrecheck', { type: 5 });
        return (body.data as { readonly blockers: { readonly type: string }[] }).blockers.map(({ type }) => type);
      };
    },
  ],
  [
    'a draft is kept for a week',
    '2026-06-12T12:00:00+08:00',
    1,
    0,
    async () => {
      const { browser, userId } = await reviews.logIn();
      await calls.submit(browser, 'saveDraft', { type: 1, method: 2, fields: { name: three.name } });
      return async () => (await query('select 1 from identification_draft where owner_id = $1', [userId])).length;
    },
  ],
  [
    'what somebody was verified with is purged 30 days after',
    '2026-07-05T12:00:00+08:00',
    true,
    false,
    async () => {
      const { id } = await verifyPerson();
      return async () =>
        (await query(`select 1 from identification where id = $1 and form_encrypted <> ''`, [id])).length === 1;
    },
  ],
];

it('is told of every timer of the lifecycle', () => {
  const named = TIMERS.map(([name]) => name.split(':')[0]);
  expect(named).toEqual(expect.arrayContaining((identificationLifecycle.timers ?? []).map(({ action }) => action)));
});

it.each(TIMERS)('%s: until %s', async (_name, moment, before, after, begin) => {
  const look = await begin();
  const at = Date.parse(moment);
  await goTo(new Date(at - 1));
  expect(await look()).toEqual(before);
  await goTo(new Date(at));
  expect(await look()).toEqual(after);
});
