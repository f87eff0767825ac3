import { ACTOR_LABELS } from '@portal/lifecycles';
import { addClaimedProduct, CLAIMED_QUEUES, openCustomer } from '../../testing/claimed-records';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openStaffSession } from '../../testing/test-session';

interface Seen {
  readonly version: number;
  readonly userCode: string;
  readonly assignee: string;
  readonly log: readonly { readonly act: string }[];
}

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addClaimedProduct(portal));

describe.each(CLAIMED_QUEUES)('$name', ({ name, role, record, key, act, store }) => {
  let worker: TestBrowser;
  let workerCode: string;
  let colleague: TestBrowser;
  let colleagueId: string;

  beforeAll(async () => {
    const session = await openStaffSession(portal, now(), [role]);
    [worker, workerCode] = [session.browser, `code-${session.userId}`];
    const another = await openStaffSession(portal, now(), [role]);
    [colleague, colleagueId] = [another.browser, another.userId];
  });

  const storeOne = async () => {
    const desk = { portal, database, clock: now };
    const customer = await openCustomer(desk);
    return { id: await store(desk, customer), userCode: `code-${customer.userId}` };
  };
  const call = (browser: TestBrowser, action: string, payload: object) =>
    browser.request(`/ops-api/${name}/${action}`, { method: 'POST', payload });
  const open = async (id: string) => {
    const { body } = await worker.request(`/ops-api/${name}/detail?${key}=${encodeURIComponent(id)}`);
    return body.data as Seen;
  };
  /** Makes a call about a record as it stands. */
  const callNow = async (browser: TestBrowser, action: string, id: string) =>
    call(browser, action, { [key]: id, version: (await open(id)).version, reason: '资料不全' });
  const list = async (filter: object = {}) => {
    const { status, body } = await call(worker, 'pageList', { pageSize: 100, ...filter });
    expect(status).toBe(200);
    return (body.data as { list: readonly Readonly<Record<string, unknown>>[] }).list;
  };
  const isListed = async (id: string, filter: object = {}) => (await list(filter)).some((one) => one[key] === id);

  it('lists what waits, by who works on it, day and word', async () => {
    const { id, userCode } = await storeOne();
    const isSomebodys = name !== 'transfer' && name !== 'reconciliation';
    const item = (await list()).find((one) => one[key] === id);
    expect(item).toMatchObject({ userCode: isSomebodys ? userCode : '', assignee: '', version: expect.any(Number) });
    expect(await isListed(id, { assignee: 'none' })).toBe(true);
    expect(await isListed(id, { assignee: 'me' })).toBe(false);
    await callNow(worker, 'claim', id);
    expect((await list()).find((one) => one[key] === id)).toMatchObject({ assignee: workerCode });
    const seen = await Promise.all(
      ['me', workerCode, 'none', 'nobody', userCode].map((assignee) => isListed(id, { assignee })),
    );
    expect(seen).toEqual([true, true, false, false, false]);
    expect(await isListed(id, { dateFrom: '2026-06-05', dateTo: '2026-06-05' })).toBe(true);
    expect(await isListed(id, { dateFrom: '2026-06-06' })).toBe(false);
    expect(await isListed(id, { dateTo: '2026-06-04' })).toBe(false);
    const number = name === 'invoicetitle' ? String(item?.['titleNo']) : id;
    expect(await isListed(id, { keyword: number.toLowerCase(), assignee: 'me' })).toBe(true);
    expect(await isListed(id, { keyword: '没有的字' })).toBe(false);
  });

  it('counts what stands in each state', async () => {
    const count = async (status: unknown) => {
      const { body } = await worker.request(`/ops-api/${name}/statusCount`);
      return (body.data as readonly { status: number; total: number }[]).find((one) => one.status === status)?.total;
    };
    const { id } = await storeOne();
    const status = (await list()).find((one) => one[key] === id)?.['status'];
    const before = (await count(status)) ?? 0;
    await storeOne();
    expect(await count(status)).toBe(before + 1);
  });

  it('is taken on by one, taken over by another and given back, which its log notes', async () => {
    const { id } = await storeOne();
    const { version, log } = await open(id);
    const claimed = await callNow(worker, 'claim', id);
    expect(claimed.body.data).toMatchObject({ version: version + 1, assignee: workerCode });
    const rejections = [
      [await callNow(worker, 'claim', id), `您已受理该${record}`],
      [await callNow(colleague, act, id), `该${record}由其他${ACTOR_LABELS[role]}处理，接手后再作决定`],
      [await callNow(colleague, 'release', id), `请先受理该${record}`],
      [await call(colleague, 'claim', { [key]: id, version }), `${record}在您查看后已有变化，请重新打开并核对`],
    ] as const;
    for (const [{ status, body }, msg] of rejections) expect([status, body.msg]).toEqual([409, msg]);
    expect((await callNow(colleague, 'claim', id)).status).toBe(200);
    expect((await callNow(worker, act, id)).status).toBe(409);
    expect((await callNow(colleague, 'release', id)).body.data).toMatchObject({ assignee: '' });
    expect((await callNow(colleague, 'release', id)).status).toBe(409);
    const noted = (await open(id)).log.slice(log.length);
    expect(noted.map((line) => line.act)).toEqual(['claim', 'transfer', 'release']);
  });

  it('is nobody’s after the next step, and not to be taken on where nothing waits', async () => {
    const { id } = await storeOne();
    await callNow(worker, 'claim', id);
    expect((await callNow(worker, act, id)).body).toMatchObject({ code: '200' });
    expect((await open(id)).assignee).toBe('');
    expect(await isListed(id)).toBe(false);
    const { status, body } = await callNow(worker, 'claim', id);
    expect([status, body.msg]).toEqual([
      409,
      expect.stringMatching(new RegExp(`^${record}当前为「.+」，不能进行此操作$`)),
    ]);
  });

  it('is worked on by whoever acts where nobody has taken it on', async () => {
    const { id } = await storeOne();
    expect((await callNow(colleague, act, id)).status).toBe(200);
    const audit = await portal.database.query(
      `select 1 from audit_log where actor_id = $1 and action like '%.' || $2`,
      [colleagueId, act],
    );
    expect(audit).toHaveLength(1);
  });

  it('takes no more with an action than a reason', async () => {
    const { id } = await storeOne();
    const { version } = await open(id);
    expect((await call(worker, act, { [key]: id, version, reason: '长'.repeat(3000) })).status).toBe(413);
    expect((await open(id)).version).toBe(version);
  });

  it('is taken on once by twenty who ask at the same time', async () => {
    const { id } = await storeOne();
    const { version } = await open(id);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => call(index % 2 ? worker : colleague, 'claim', { [key]: id, version })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it.each(['claim', 'release'])('turns away %s of what is not there, or not understood', async (action) => {
    const { id } = await storeOne();
    expect((await call(worker, action, { [key]: '0'.repeat(32), version: 1 })).status).toBe(404);
    for (const wrong of [{}, { [key]: id }, { [key]: 7, version: 1 }, { [key]: '', version: 1 }])
      expect([400, 404]).toContain((await call(worker, action, wrong)).status);
    for (const version of ['1', 1.5, null])
      expect((await call(worker, action, { [key]: id, version })).status).toBe(400);
  });

  it.each([
    { assignee: '' },
    { assignee: 'x'.repeat(65) },
    { status: 'x' },
    { status: 99 },
    { dateFrom: '2026-02-30' },
  ])('rejects a list by %j', async (filter) => {
    expect((await call(worker, 'pageList', filter)).status).toBe(400);
  });
});
