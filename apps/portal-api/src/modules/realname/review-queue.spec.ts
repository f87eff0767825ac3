import type { EndpointData } from '@portal/api-contract';
import type { listQueuedIdentifications, QueuedIdentificationDetail, StateCount } from '@portal/api-contract/account';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';
import { createEnterpriseCalls, fillInEnterprise } from './testing/enterprise-calls';
import { createRealnameCalls, findPerson, keepSessions, setEntrance } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

const { now, setTime, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const calls = createRealnameCalls(portal);
const enterprises = createEnterpriseCalls(portal);
const reviews = createReviewCalls(portal, now);

beforeAll(() => setEntrance(portal, true, true));
beforeEach(() => {
  setTime(new Date('2026-06-05T12:00:00+08:00'));
  return portal.database.query('delete from identification');
});

async function list(reviewer: TestBrowser, filter: object = {}) {
  const { body } = await reviews.ops(reviewer, 'pageList', { pageSize: 100, ...filter });
  return body.data as EndpointData<typeof listQueuedIdentifications>;
}

const find = async (reviewer: TestBrowser, filter: object = {}) =>
  (await list(reviewer, filter)).list.map(({ id }) => id);

/** Something that waits for people: the demonstration's own reviewer leaves alone what somebody has to look at. */
const submit = async () => {
  const sent = await reviews.submit((await reviews.logIn()).browser);
  await portal.database.query(`update identification set warning = '请核对' where id = $1`, [sent.id]);
  advance(60);
  await keepSessions(portal, now());
  return sent;
};

it('shows what waits longest first, page by page', async () => {
  const reviewer = await reviews.logInReviewer();
  const sent = [(await submit()).id, (await submit()).id, (await submit()).id];
  expect(await find(reviewer)).toEqual(sent);
  const second = await list(reviewer, { pageSize: 2, pageNo: 2 });
  expect(second).toMatchObject({ total: 3, pageNo: 2, list: [{ id: sent[2], type: 1, method: 2, state: 5 }] });
});

it('counts what stands in each state', async () => {
  const reviewer = await reviews.logInReviewer();
  await submit();
  const { id } = await submit();
  const { version } = await reviews.claim(reviewer, id);
  await reviews.ops(reviewer, 'pass', { id, version });
  const { body } = await reviewer.request('/ops-api/identification/statusCount');
  const counts = body.data as StateCount[];
  expect(counts.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  expect(counts.filter(({ total }) => total > 0)).toEqual([
    { status: 5, total: 1 },
    { status: 6, total: 1 },
  ]);
});

it('is narrowed by who reviews it, as long as that lasts', async () => {
  const [mine, other, free] = [await submit(), await submit(), await submit()];
  const reviewer = await reviews.logInReviewer();
  const { browser: colleague, userId } = await openStaffSession(portal, now(), ['reviewer']);
  await reviews.claim(reviewer, mine.id);
  await reviews.claim(colleague, other.id);
  expect(await find(reviewer, { assignee: 'me' })).toEqual([mine.id]);
  expect(await find(reviewer, { assignee: `code-${userId}` })).toEqual([other.id]);
  expect(await find(reviewer, { assignee: 'none' })).toEqual([free.id]);
  expect(await find(reviewer, { assignee: 'nobody-has-this' })).toEqual([]);
  advance(1801);
  await keepSessions(portal, now());
  expect(await find(reviewer, { assignee: 'me' })).toEqual([]);
  expect(await find(reviewer, { assignee: 'none' })).toEqual([mine.id, other.id, free.id]);
});

it('is narrowed by the days on which something was submitted', async () => {
  const first = await submit();
  setTime(new Date('2026-06-06T00:00:00+08:00'));
  await keepSessions(portal, now());
  const second = await submit();
  const reviewer = await reviews.logInReviewer();
  expect(await find(reviewer, { dateTo: '2026-06-05' })).toEqual([first.id]);
  expect(await find(reviewer, { dateFrom: '2026-06-06' })).toEqual([second.id]);
  expect(await find(reviewer, { dateFrom: '2026-06-05', dateTo: '2026-06-06' })).toEqual([first.id, second.id]);
});

it('finds a record by a part of its number, and nobody by a part of theirs', async () => {
  const reviewer = await reviews.logInReviewer();
  const { id, identificationNo } = await submit();
  const { name, idNumber } = findPerson('pass');
  expect(await find(reviewer, { keyword: identificationNo.slice(2).toLowerCase() })).toEqual([id]);
  for (const keyword of [idNumber, idNumber.slice(0, 6), idNumber.slice(-4), name])
    expect(await find(reviewer, { keyword })).toEqual([]);
  expect(await find(reviewer, { number: idNumber.toLowerCase() })).toEqual([id]);
  expect(await find(reviewer, { number: idNumber.slice(0, 17) })).toEqual([]);
});

it.each([{ assignee: '' }, { dateFrom: '2026-13-01' }, { keyword: 'k'.repeat(61) }, { state: 0 }, { pageSize: 101 }])(
  'takes no filter that makes no sense: %j',
  async (filter) => {
    const reviewer = await reviews.logInReviewer();
    expect((await reviews.ops(reviewer, 'pageList', filter)).status).toBe(400);
  },
);

it('takes back what a reviewer gives back, and from nobody else', async () => {
  const { id } = await submit();
  const [reviewer, colleague] = [await reviews.logInReviewer(), await reviews.logInReviewer()];
  const { version } = await reviews.claim(reviewer, id);
  expect((await reviews.ops(colleague, 'release', { id, version })).body.msg).toBe('请先领取该认证');
  const released = await reviews.ops(reviewer, 'release', { id, version });
  expect(released.body.data).toMatchObject({ state: 5, assignee: '', assignedUntil: null });
  const { version: next } = released.body.data as QueuedIdentificationDetail;
  expect((await reviews.ops(reviewer, 'pass', { id, version: next })).status).toBe(409);
  expect((await reviews.ops(colleague, 'claim', { id, version: next })).status).toBe(200);
});

it('notes every act in the audit log', async () => {
  const { id, identificationNo } = await submit();
  const reviewer = await reviews.logInReviewer();
  const { version } = await reviews.claim(reviewer, id);
  await reviews.ops(reviewer, 'release', { id, version });
  const { version: claimed } = await reviews.claim(reviewer, id);
  expect((await reviews.ops(reviewer, 'pass', { id, version: claimed })).status).toBe(200);
  const lines = await portal.database.query<{ action: string }>(
    'select distinct action from audit_log where subject_no = $1 order by action',
    [identificationNo],
  );
  expect(lines.map(({ action }) => action)).toEqual([
    'identification.approve',
    'identification.claim',
    'identification.release',
    'identification.view',
  ]);
});

it('keeps a change of an enterprise for two, also where the first gives it back in between', async () => {
  const { browser } = await reviews.logIn();
  await enterprises.verify(browser, fillInEnterprise('pass'));
  const papers = await reviews.uploadPapers(browser);
  const sent = { ...fillInEnterprise('pass', 1), type: 4, signerRole: 1, ...papers };
  const { id } = await calls.submit(browser, 'enterpriseCredentials', sent);
  const [first, second] = [await reviews.logInReviewer(), await reviews.logInReviewer()];
  const pass = async (reviewer: TestBrowser) =>
    (await reviews.ops(reviewer, 'pass', { id, version: (await reviews.claim(reviewer, id)).version })).body;
  expect((await pass(first)).data).toMatchObject({ state: 5, hasFirstReview: true, assignee: '' });
  expect((await pass(first)).msg).toBe('企业变更需由另一位审核员复核');
  const { version } = await reviews.open(first, id);
  await reviews.ops(first, 'release', { id, version });
  expect((await pass(second)).data).toMatchObject({ state: 6 });
});
