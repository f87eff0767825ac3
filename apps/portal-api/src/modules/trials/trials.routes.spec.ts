import type { StateCount, TrialBrief } from '@portal/api-contract/account';
import { setUp, setUpPortal } from '../../testing/set-up';
import { openTestDatabase } from '../../testing/patient-limits';
import { storeFile } from '../../testing/multipart';
import { createTestClock } from '../../testing/test-clock';
import { type TestBrowser, TestBrowser as Visitor } from '../../testing/test-browser';
import { openSession, openStaffSession } from '../../testing/test-session';
import {
  addTriedProducts,
  applyForTrial,
  callQueue,
  callTrial,
  decide,
  openTrialDesk,
  readTrial,
  startTrial,
} from './testing/trial-desk';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
let reviewer: TestBrowser;

beforeAll(async () => {
  await addTriedProducts(portal);
  ({ browser: reviewer } = await openStaffSession(portal, now(), ['reviewer']));
});

const logIn = async () => (await openSession(portal, now())).browser;
const desk = () => openTrialDesk({ database, clock: now });

/** A trial that can be used. */
async function openTrial(browser: TestBrowser, productCode = 'tool'): Promise<string> {
  const id = await startTrial(browser, productCode);
  if ((await readTrial(browser, id)).status === 10) await decide(reviewer, id, 'pass');
  await desk().run();
  return id;
}

const readState = async (browser: TestBrowser, productCode = 'tool') =>
  (await browser.request(`/portal/workorder/trialManagement/myState?productCode=${productCode}`)).body.data;

const listTrials = async (browser: TestBrowser, query: object = {}) =>
  (await callTrial(browser, 'pageList', query)).body.data as { total: number; list: TrialBrief[] };

describe('applying', () => {
  it('makes a trial that waits for its review, as its product says', async () => {
    const browser = await logIn();
    const id = await startTrial(browser);
    expect(id).toMatch(/^TR20260605/);
    expect(await readTrial(browser, id)).toMatchObject({
      ...{ id, status: 10, productCode: 'tool', productName: '产品tool', days: 20, openedAt: null, endsAt: null },
      quota: { name: '调用次数', unit: '次', total: 3000, used: null },
      ...{ actions: ['cancel'], scene: '用于产线设备的接入与监测。', extension: null, feedback: null, dataUntil: null },
      log: [{ act: 'apply', to: 10 }],
    });
    expect(await readState(browser)).toEqual({ id, status: 10 });
    expect(await readState(browser, 'instant')).toBeNull();
  });

  it('needs no review where the product is on the list, and has thirty days where it says nothing', async () => {
    const browser = await logIn();
    const instant = await readTrial(browser, await startTrial(browser, 'instant'));
    expect(instant).toMatchObject({ status: 20, days: 14, quota: null });
    expect(instant.log.map(({ act, actorRole }) => `${act} ${actorRole}`)).toEqual(['apply user', 'approve system']);
    expect(await readTrial(browser, await startTrial(browser, 'plain'))).toMatchObject({ status: 10, days: 30 });
  });

  it('is possible once for each product, and again after a rejection or a cancellation before it was opened', async () => {
    const browser = await logIn();
    const id = await startTrial(browser);
    const msg = expect.stringContaining('只能试用一次');
    expect(await applyForTrial(browser)).toMatchObject({ status: 409, body: { code: '409', msg } });
    await decide(reviewer, id, 'reject');
    expect(await readTrial(browser, id)).toMatchObject({ status: 11, reason: '使用场景不清楚', actions: [] });
    expect(await readState(browser)).toBeNull();
    const second = await startTrial(browser);
    await callTrial(browser, 'cancel', { id: second });
    const third = await openTrial(browser);
    await callTrial(browser, 'cancel', { id: third });
    expect(await readState(browser)).toEqual({ id: third, status: 60 });
    expect((await applyForTrial(browser)).status).toBe(409);
  });

  it('is possible once for each identity, under however many accounts', async () => {
    const [first, second] = [await openSession(portal, now()), await openSession(portal, now())];
    const id = await startTrial(first.browser);
    const another = await startTrial(second.browser, 'plain');
    const share = `update trial set subject_key = 'identity:one' where trial_no = $1`;
    await portal.database.query(share, [id]);
    await portal.database.query(share, [another]);
    await expect(
      portal.database.query(`update trial set product_code = 'tool' where trial_no = $1`, [another]),
    ).rejects.toThrow('trial_subject_product_idx');
  });

  it('has one effect, however often it is sent at once', async () => {
    const browser = await logIn();
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await applyForTrial(browser)).body.code));
    expect(codes.filter((code) => code === '200')).toHaveLength(1);
    expect((await listTrials(browser)).total).toBe(1);
  });

  it.each(['none', 'unknown'])('is refused for %s', async (productCode) => {
    expect(await applyForTrial(await logIn(), { productCode })).toMatchObject({
      status: 404,
      body: { msg: '该产品不支持试用' },
    });
  });

  it('keeps its files, and gives them to reviewers alone', async () => {
    const browser = await logIn();
    const fileId = await storeFile(browser);
    const id = await startTrial(browser, 'tool', { fileIds: [fileId] });
    expect((await readTrial(browser, id)).files).toMatchObject([{ id: fileId }]);
    const url = `/ops-api/trial/file?id=${id}&fileId=`;
    expect((await reviewer.request(url + fileId)).status).toBe(200);
    expect((await reviewer.request(`${url}none`)).status).toBe(404);
    expect((await browser.request(url + fileId)).status).toBe(404);
  });
});

describe('own trials', () => {
  it('come in pages and by state, with how many there are in each', async () => {
    const browser = await logIn();
    const opened = await openTrial(browser);
    advance(60);
    const waiting = await startTrial(browser, 'plain');
    expect((await listTrials(browser)).list.map(({ id }) => id)).toEqual([waiting, opened]);
    expect(await listTrials(browser, { statuses: [30, 31] })).toMatchObject({ total: 1, list: [{ id: opened }] });
    expect(await listTrials(browser, { status: 10 })).toMatchObject({ total: 1, list: [{ id: waiting }] });
    expect(await listTrials(browser, { pageNo: 2, pageSize: 1 })).toMatchObject({ total: 2, list: [{ id: opened }] });
    const { body } = await browser.request('/portal/workorder/trialManagement/statusCount');
    expect((body.data as StateCount[]).filter(({ total }) => total > 0)).toEqual([
      { status: 10, total: 1 },
      { status: 30, total: 1 },
    ]);
  });

  it('are nobody else’s', async () => {
    const [owner, other] = [await logIn(), await logIn()];
    const id = await openTrial(owner);
    expect((await listTrials(other)).total).toBe(0);
    expect((await other.request(`/portal/workorder/trialManagement/detail?id=${id}`)).status).toBe(404);
    const calls = { cancel: { id }, extend: { id, days: 3, reason: '还需要多看几天' }, feedback: { id, rating: 5 } };
    for (const [call, payload] of Object.entries(calls)) {
      expect((await callTrial(other, call, payload)).status).toBe(404);
      expect((await callTrial(new Visitor(portal.app), call, payload)).status).toBe(401);
    }
    expect(await readTrial(owner, id)).toMatchObject({ status: 30, extension: null, feedback: null });
  });

  it.each([
    ['extend', { days: 0, reason: '还需要多看几天' }, 'days'],
    ['extend', { days: 1.5, reason: '还需要多看几天' }, 'days'],
    ['extend', { days: '3', reason: '还需要多看几天' }, 'days'],
    ['extend', { days: 3, reason: '短' }, 'reason'],
    ['extend', { days: 3, reason: '长'.repeat(201) }, 'reason'],
    ['feedback', { rating: 0 }, 'rating'],
    ['feedback', { rating: 6 }, 'rating'],
    ['feedback', { rating: 5, text: '长'.repeat(501) }, 'text'],
    ['cancel', { reason: '长'.repeat(201) }, 'reason'],
  ])('reject %s with %j', async (call, payload, field) => {
    const response = await callTrial(await logIn(), call, { id: 'TR20260605ABCDEF', ...payload });
    expect(response).toMatchObject({ status: 400, body: { data: { fieldErrors: [{ field }] } } });
  });

  it.each([{ status: 12 }, { statuses: ['30'] }, { pageNo: 0 }, { pageSize: 101 }])(
    'reject a list of %j',
    async (query) => expect((await callTrial(await logIn(), 'pageList', query)).status).toBe(400),
  );

  it('rejects a number that is none', async () => {
    const browser = await logIn();
    for (const id of ['', 'x'.repeat(33)])
      expect((await browser.request(`/portal/workorder/trialManagement/detail?id=${id}`)).status).toBe(400);
    expect((await browser.request('/portal/workorder/trialManagement/detail?id=none')).status).toBe(404);
  });
});

describe('an extension', () => {
  const ask = (browser: TestBrowser, id: string, days = 10) =>
    callTrial(browser, 'extend', { id, days, reason: '还有一条产线没有接入' });

  it('is asked for once, and granted or refused while the trial can be used', async () => {
    const browser = await logIn();
    const id = await openTrial(browser);
    const { endsAt } = await readTrial(browser, id);
    expect(endsAt).toBe(new Date(now().getTime() + 20 * 86_400_000 + 28_800_000).toISOString().slice(0, 19) + '+08:00');
    expect((await ask(browser, id)).body.data).toMatchObject({ status: 31, endsAt, extension: { isGranted: false } });
    await decide(reviewer, id, 'pass');
    const granted = await readTrial(browser, id);
    expect(granted).toMatchObject({ status: 30, days: 20, extension: { days: 10, isGranted: true } });
    expect(Date.parse(granted.endsAt ?? '') - Date.parse(endsAt ?? '')).toBe(10 * 86_400_000);
    expect(granted.actions).toEqual(['convert', 'feedback', 'cancel']);
    expect((await ask(browser, id)).body.msg).toBe('每个试用只能申请一次延期');
  });

  it('changes nothing where it is refused, with a reason', async () => {
    const browser = await logIn();
    const id = await openTrial(browser);
    const { endsAt } = await readTrial(browser, id);
    await ask(browser, id);
    await decide(reviewer, id, 'reject');
    const trial = await readTrial(browser, id);
    expect(trial).toMatchObject({ status: 30, endsAt, extension: { isGranted: false } });
    expect(trial.log.at(-1)).toMatchObject({ act: 'refuseExtension', reason: '使用场景不清楚' });
    expect((await ask(browser, id)).status).toBe(409);
  });

  it('has at most half the days of the period, and a trial that runs', async () => {
    const browser = await logIn();
    const id = await openTrial(browser);
    expect(await ask(browser, id, 11)).toMatchObject({
      status: 409,
      body: { msg: '延期不能超过试用期限的一半，最多10天' },
    });
    const waiting = await startTrial(browser, 'plain');
    expect((await ask(browser, waiting, 1)).status).toBe(409);
  });
});

describe('feedback', () => {
  it('is given once, from when the trial was opened', async () => {
    const browser = await logIn();
    const id = await startTrial(browser);
    const rate = () => callTrial(browser, 'feedback', { id, rating: 4, text: '接入很快' });
    expect((await rate()).body.msg).toBe('试用尚未开通，开通后再评价');
    await decide(reviewer, id, 'pass');
    await desk().run();
    expect((await rate()).body.data).toMatchObject({ feedback: { rating: 4, text: '接入很快' } });
    expect((await rate()).body.msg).toBe('您已评价过该试用');
  });
});

describe('reviewers', () => {
  it('see what waits, with a masked telephone, and act on the version they have seen', async () => {
    const { browser, userId } = await openSession(portal, now());
    const id = await startTrial(browser);
    const { body } = await callQueue(reviewer, 'pageList', { pageSize: 100, keyword: id });
    const { list } = body.data as { list: TrialBrief[] };
    expect(list).toMatchObject([{ id, userCode: `code-${userId}`, telephone: '138****8000', status: 10 }]);
    const detail = await reviewer.request(`/ops-api/trial/detail?id=${id}`);
    expect(detail.body.data).toMatchObject({ form: { telephone: '138****8000', companyName: '启明制造' } });
    expect((await callQueue(reviewer, 'telephone', { id })).body.data).toEqual({ telephone: '13800138000' });
    expect((await callQueue(reviewer, 'pass', { id, version: 7 })).status).toBe(409);
    expect((await callQueue(reviewer, 'pass', { id, version: 1 })).body.data).toMatchObject({ status: 20 });
    expect((await callQueue(reviewer, 'pass', { id, version: 2 })).status).toBe(409);
    expect((await callQueue(reviewer, 'reject', { id, version: 2 })).status).toBe(400);
    const audits = await portal.database.query<{ action: string }>(
      'select action from audit_log where subject_no = $1 order by at',
      [id],
    );
    expect(audits.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['trial.view', 'trial.openTelephone', 'trial.pass']),
    );
    const counts = (await reviewer.request('/ops-api/trial/statusCount')).body.data as StateCount[];
    expect(counts.map(({ status }) => status)).toEqual([10, 11, 20, 30, 31, 40, 50, 60]);
  });

  it('open by hand what waits', async () => {
    const browser = await logIn();
    const id = await startTrial(browser, 'instant');
    await decide(reviewer, id, 'open');
    expect(await readTrial(browser, id)).toMatchObject({ status: 30, instanceNo: '' });
    expect((await callQueue(reviewer, 'telephone', { id })).status).toBe(409);
  });
});
