import { setUp } from '../../testing/set-up';
import { openStaffSession } from '../../testing/test-session';
import { callQueue, callWorkOrder, openWorkOrder } from '../../testing/work-order-calls';
import type { TestBrowser } from '../../testing/test-browser';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);
let colleague: TestBrowser;
let codes: readonly [operator: string, colleague: string];

beforeAll(async () => {
  const session = await openStaffSession(stage.portal, stage.now());
  colleague = session.browser;
  codes = [stage.operatorCode, `code-${session.userId}`];
});

const reveal = (by: TestBrowser, ticketNo: string) => callQueue(by, 'telephone', { ticketNo });
const callBack = (by: TestBrowser, ticketNo: string) => callQueue(by, 'callBack', { ticketNo });
const take = (by: TestBrowser, ticketNo: string) =>
  callQueue(by, 'assign', { ticketNo, assignee: by === colleague ? codes[1] : codes[0] });

const listWaiting = async () => {
  const { body } = await callQueue(stage.operator, 'pageList', { needsCallBack: true });
  return (body.data as { list: { ticketNo: string; callBackDueAt: string | null }[] }).list;
};

const countLooks = async (ticketNo: string) =>
  (
    await stage.portal.database.query(
      `select 1 from audit_log where subject_no = $1 and action = 'workorder.openTelephone' and actor_id is not null`,
      [ticketNo],
    )
  ).length;

/** A finished work order that its owner is not content with. */
async function rate(time: number, result = 5) {
  const { browser, ticketNo } = await stage.reach('done');
  const send = async (marks: object) => {
    const { version } = await openWorkOrder(browser, ticketNo);
    return callWorkOrder(browser, 'rate', { ticketNo, version, ...marks });
  };
  expect((await send({ time, result })).status).toBe(200);
  return { browser, ticketNo, send };
}

describe('the telephone number', () => {
  it('is given to whoever works on the work order, and every look is noted', async () => {
    const { ticketNo } = await stage.reach('taken');
    const { body } = await reveal(stage.operator, ticketNo);
    expect(body.data).toEqual({ contactName: '王小明', telephone: '13800138000', contactHours: 'anytime' });
    await reveal(stage.operator, ticketNo);
    expect(await countLooks(ticketNo)).toBe(2);
  });

  it('is masked for everybody else, and nobody else’s look is one', async () => {
    const sent = await stage.reach('sent');
    const taken = await stage.reach('taken');
    expect((await reveal(stage.operator, sent.ticketNo)).status).toBe(409);
    const rejected = await reveal(colleague, taken.ticketNo);
    expect([rejected.status, rejected.body.msg]).toEqual([409, '请先受理该工单']);
    expect(rejected.text).not.toContain('13800138000');
    expect(await countLooks(taken.ticketNo)).toBe(0);
    const { text } = await stage.operator.request(`/ops-api/workorder/detail?ticketNo=${taken.ticketNo}`);
    expect(text).toContain('138****8000');
  });

  it('is nobody’s any more once the work is over', async () => {
    const { ticketNo } = await stage.reach('done');
    expect((await reveal(stage.operator, ticketNo)).status).toBe(409);
  });
});

describe('a poor rating', () => {
  it('is found by operators until somebody has called, the first promise first', async () => {
    const later = await rate(5, 2);
    await stage.advance(-60);
    const sooner = await rate(1);
    await stage.advance(60);
    await rate(3, 3);
    expect(await listWaiting()).toMatchObject([
      { ticketNo: sooner.ticketNo, callBackDueAt: '2026-06-01T18:00:00+08:00' },
      { ticketNo: later.ticketNo, callBackDueAt: '2026-06-02T10:00:00+08:00' },
    ]);
    // Whoever did the work is not who calls.
    expect((await callBack(colleague, later.ticketNo)).status).toBe(409);
    expect((await take(colleague, later.ticketNo)).status).toBe(200);
    expect((await reveal(colleague, later.ticketNo)).body.data).toMatchObject({ telephone: '13800138000' });
    expect((await callBack(colleague, later.ticketNo)).body.data).toMatchObject({ callBackDueAt: null, status: 4 });
    expect((await openWorkOrder(later.browser, later.ticketNo)).log.at(-1)).toMatchObject({
      ...{ act: 'callBack', from: 4, to: 4, actorRole: 'agent' },
    });
    expect((await listWaiting()).map(({ ticketNo }) => ticketNo)).toEqual([sooner.ticketNo]);
    expect((await callBack(colleague, later.ticketNo)).status).toBe(409);
    expect((await reveal(colleague, later.ticketNo)).status).toBe(409);
    await callBack(stage.operator, sooner.ticketNo);
  });

  it('that is changed asks for no second call, and for none where it is good now', async () => {
    const { ticketNo, send } = await rate(1);
    await callBack(stage.operator, ticketNo);
    await send({ time: 2, result: 1 });
    expect(await listWaiting()).toEqual([]);
    await send({ time: 4, result: 4 });
    await send({ time: 4, result: 1 });
    expect((await listWaiting()).map((row) => row.ticketNo)).toEqual([ticketNo]);
    await send({ time: 4, result: 3 });
    expect(await listWaiting()).toEqual([]);
  });
});
