import type { QueuedApplication, StateCount } from '@portal/api-contract/account';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { addApplicationContent, callReview, submitForm } from './testing/application-calls';

const { now, advance } = createTestClock();
const portal = setUpPortal({ clock: now });
let reviewer: TestBrowser;

beforeAll(async () => {
  await addApplicationContent(portal);
  ({ browser: reviewer } = await openStaffSession(portal, now()));
});

const logIn = () => openSession(portal, now());

const list = async (query: object = {}) =>
  (await callReview(reviewer, 'pageList', { pageSize: 100, ...query })).body.data as {
    total: number;
    list: QueuedApplication[];
  };

/** An application somebody works on. */
async function submitClaimed(browser: TestBrowser, worker = reviewer): Promise<string> {
  const applicationNo = await submitForm(browser);
  expect((await callReview(worker, 'claim', { applicationNo, version: 1 })).status).toBe(200);
  return applicationNo;
}

it('gives what waits longest first, by kind and state', async () => {
  const { browser, userId } = await logIn();
  advance(60);
  const first = await submitForm(browser);
  advance(60);
  const second = await submitForm(new TestBrowser(portal.app), 'consult');
  const waiting = (await list()).list.map(({ applicationNo }) => applicationNo);
  expect(waiting.indexOf(first)).toBeLessThan(waiting.indexOf(second));
  expect(waiting.slice(-2)).toEqual([first, second]);
  const models = (await list({ kind: 'model' })).list;
  expect(models.at(-1)).toEqual({
    ...{ applicationNo: first, kind: 'model', itemName: '模型m-one', itemUrl: '/modelDetail/m-one.html' },
    ...{ state: 10, userCode: `code-${userId}`, assignee: '', telephone: '138****8000', version: 1 },
    contentType: CONTENT_TYPES.MODEL,
    createdAt: expect.stringMatching(/\+08:00$/),
  });
  const visitors = (await list({ kind: 'consult' })).list;
  expect(visitors.find(({ applicationNo }) => applicationNo === second)).toMatchObject({ userCode: '' });
  await callReview(reviewer, 'claim', { applicationNo: first, version: 1 });
  const claimed = (await list({ state: 20, kind: 'model' })).list.find((row) => row.applicationNo === first);
  expect(claimed?.assignee).toMatch(/^code-/);
  await submitForm(new TestBrowser(portal.app), 'consult');
  const { total } = await list({ pageSize: 1, pageNo: 2 });
  expect(await list({ pageSize: 1, pageNo: 2 })).toMatchObject({ total, list: { length: 1 } });
});

it('counts what stands in each state', async () => {
  const count = async () => {
    const { body } = await reviewer.request('/ops-api/application/statusCount');
    const counts = body.data as StateCount[];
    return new Map(counts.map(({ status, total }) => [status, total]));
  };
  const before = await count();
  expect([...before.keys()]).toEqual([10, 20, 30, 31, 40]);
  await submitClaimed((await logIn()).browser);
  await submitForm((await logIn()).browser);
  const after = await count();
  expect([...after].map(([status, total]) => total - (before.get(status) ?? 0))).toEqual([1, 1, 0, 0, 0]);
});

it('is narrowed by who works on it, by day and by words', async () => {
  const { browser: worker, userId } = await openStaffSession(portal, now());
  const applicationNo = await submitClaimed((await logIn()).browser, worker);
  const other = await submitClaimed((await logIn()).browser);
  const find = async (filter: object) => (await list({ state: 20, ...filter })).list.map((row) => row.applicationNo);
  expect(await find({ assignee: `code-${userId}` })).toEqual([applicationNo]);
  const mine = await find({ assignee: 'me' });
  expect([mine.includes(other), mine.includes(applicationNo)]).toEqual([true, false]);
  expect(await find({ assignee: 'none' })).toEqual([]);
  expect(await find({ keyword: applicationNo.slice(2).toLowerCase() })).toEqual([applicationNo]);
  expect(await find({ keyword: '模型m', assignee: `code-${userId}` })).toEqual([applicationNo]);
  expect(await find({ keyword: '没有这个' })).toEqual([]);
  expect(await find({ dateTo: '2000-01-01' })).toEqual([]);
  expect(await find({ dateFrom: '2000-01-01', assignee: `code-${userId}` })).toEqual([applicationNo]);
});

it.each([
  [{ kind: 'other' }],
  [{ state: 'submitted' }],
  [{ state: 11 }],
  [{ pageNo: 0 }],
  [{ pageSize: 101 }],
  [{ pageNo: '1' }],
])('refuses %j', async (query) => expect((await callReview(reviewer, 'pageList', query)).status).toBe(400));
