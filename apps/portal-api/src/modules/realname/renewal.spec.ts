import type { IdentificationDetail } from '@portal/api-contract/account';
import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { identifications } from './identifications.repository';
import { identification } from './realname.tables';
import { createRealnameCalls, findPerson, keepSessions, setEntrance, toElements } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

const { now, setTime } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const reviews = createReviewCalls(portal, now);
const { three } = toElements(findPerson('pass'));

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => {
  setTime(new Date('2026-06-05T12:00:00+08:00'));
  return portal.database.query('delete from identification');
});

/** A person whom a reviewer has passed, with a document that ends with the year. */
async function logInVerified(): Promise<TestBrowser> {
  const { browser } = await reviews.logIn();
  const { id } = await reviews.submit(browser, { validUntil: '2026-12-31' });
  const reviewer = await reviews.logInReviewer();
  const { version } = await reviews.claim(reviewer, id);
  await reviews.ops(reviewer, 'pass', { id, version });
  return browser;
}

/** Goes to a moment and does what is due by then. */
async function goTo(time: string): Promise<void> {
  setTime(new Date(time));
  await keepSessions(portal, now());
  const timers = createRecordTimers(identifications, { database, clock: now, dueAt: identification.expiresAt });
  await runDue(database.orm, timers, now());
}

async function prove(browser: TestBrowser, id: string): Promise<IdentificationDetail> {
  return calls.submit(browser, 'smsVerify', { id, code: await calls.sendCode(browser, id) });
}

it('is open from the first reminder on, and to nobody before', async () => {
  const browser = await logInVerified();
  await goTo('2026-12-01T23:59:59+08:00');
  expect(await calls.find(browser)).toMatchObject({ state: 6, mayRenew: false });
  expect((await calls.post(browser, 'personThreeElement', three)).body).toMatchObject({
    code: '409',
    msg: '您已完成个人认证',
  });
  await goTo('2026-12-02T00:00:00+08:00');
  expect(await calls.find(browser)).toMatchObject({ state: 6, mayRenew: true });
  const { id } = await calls.submit(browser, 'personThreeElement', three);
  expect(await calls.find(browser)).toMatchObject({ state: 9, effective: { state: 9 }, ongoing: { id } });
});

it('takes the place of an identity that has expired, also after another way was tried', async () => {
  const browser = await logInVerified();
  await goTo('2027-01-01T00:00:00+08:00');
  const { effective } = await calls.find(browser);
  expect(effective).toMatchObject({ state: 10 });
  await calls.submit(browser, 'personThreeElement', three);
  const { four } = toElements(findPerson('pass'));
  const { id } = await calls.submit(browser, 'personFourElement', four);
  expect(await prove(browser, id)).toMatchObject({ state: 6, type: 1 });
  expect(await calls.find(browser)).toMatchObject({ state: 6, mayRenew: false, effective: { id } });
  expect((await calls.detail(browser, effective?.id ?? '')).body.data).toMatchObject({ state: 11 });
});

it('leaves what has expired as it is where it fails', async () => {
  const browser = await logInVerified();
  await goTo('2027-01-01T00:00:00+08:00');
  const wrong = { ...three, telephone: findPerson('telephone').telephone };
  expect(await calls.submit(browser, 'personThreeElement', wrong)).toMatchObject({ state: 7 });
  await goTo('2027-01-01T00:01:00+08:00');
  expect(await calls.find(browser)).toMatchObject({ state: 10, mayRenew: true, ongoing: null });
});

it.each([
  ['personThreeElement', () => toElements(findPerson('slow')).three],
  ['personFourElement', () => toElements(findPerson('slow')).four],
])('is of the same person alone: %s', async (call, build) => {
  const browser = await logInVerified();
  await goTo('2027-01-01T00:00:00+08:00');
  const msg = '证件号码与当前认证不一致，重新认证须使用同一证件号码；改由企业使用账号，请办理“个人转企业”';
  expect((await calls.post(browser, call, build())).body).toMatchObject({
    code: '422',
    data: { fieldErrors: [{ field: 'idNumber', msg }] },
  });
  expect(await calls.find(browser)).toMatchObject({ state: 10, ongoing: null });
});

it('may have pictures of the new document looked at', async () => {
  const browser = await logInVerified();
  await goTo('2027-01-01T00:00:00+08:00');
  const { id } = await reviews.submit(browser, { validUntil: '2036-12-31' });
  const reviewer = await reviews.logInReviewer();
  const { version } = await reviews.claim(reviewer, id);
  await reviews.ops(reviewer, 'pass', { id, version });
  expect(await calls.find(browser)).toMatchObject({ state: 6, effective: { id, validUntil: '2036-12-31' } });
});
