import { setUp } from '../../testing/set-up';
import { type LoggedIn, openSession, openStaffSession } from '../../testing/test-session';
import { callQueue, callWorkOrder, openWorkOrder, submitWorkOrder } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

let colleague: LoggedIn;
let codes: Readonly<Record<'operator' | 'colleague' | 'customer', string>>;

const stage = setUp(startWorkOrderStage);

beforeAll(async () => {
  colleague = await openStaffSession(stage.portal, stage.now());
  const customer = await openSession(stage.portal, stage.now());
  codes = {
    operator: stage.operatorCode,
    colleague: `code-${colleague.userId}`,
    customer: `code-${customer.userId}`,
  };
});

const assign = (ticketNo: string, assignee: string) => callQueue(stage.operator, 'assign', { ticketNo, assignee });
const respond = (by: LoggedIn['browser'], ticketNo: string) =>
  callQueue(by, 'answer', { ticketNo, kind: 'message', text: '正在处理' });

const listAudit = async (ticketNo: string) =>
  (
    await stage.portal.database.query<{ action: string }>(
      'select action from audit_log where subject_no = $1 order by at, action',
      [ticketNo],
    )
  ).map(({ action }) => action);

describe('a work order', () => {
  it('that nobody has taken on is given to a colleague, who works on it then', async () => {
    const { ticketNo } = await stage.reach('sent');
    const { body } = await assign(ticketNo, codes.colleague);
    expect(body.data).toMatchObject({ status: 1, assignee: codes.colleague, respondedAt: expect.any(String) });
    expect((await respond(stage.operator, ticketNo)).body.msg).toBe('该工单由其他客服处理');
    expect((await respond(colleague.browser, ticketNo)).status).toBe(200);
  });

  it.each(['taken', 'asked', 'proposed'] as const)(
    'that is %s changes hands, and its log tells of it',
    async (progress) => {
      const { browser, ticketNo } = await stage.reach(progress);
      const before = await openWorkOrder(browser, ticketNo);
      expect((await assign(ticketNo, codes.colleague)).body.data).toMatchObject({ assignee: codes.colleague });
      const after = await openWorkOrder(browser, ticketNo);
      expect(after.status).toBe(before.status);
      expect(after.log.at(-1)).toMatchObject({
        ...{ act: 'transfer', from: before.status, to: before.status, actorRole: 'agent', actorName: '' },
      });
      expect(await listAudit(ticketNo)).toContain('workorder.assign');
      expect((await respond(stage.operator, ticketNo)).status).toBe(409);
      // A colleague who has fallen ill does not keep it from the others.
      expect((await assign(ticketNo, codes.operator)).body.data).toMatchObject({ assignee: codes.operator });
    },
  );

  it('is taken on and given back as it was seen, where that is said', async () => {
    const { ticketNo } = await stage.reach('sent');
    const call = (name: 'claim' | 'release', seen: object) => callQueue(stage.operator, name, { ticketNo, ...seen });
    const stale = '工单在您查看后已有变化，请重新打开并核对';
    expect(await call('claim', { version: 7 })).toMatchObject({ status: 409, body: { msg: stale } });
    const { body } = await call('claim', { version: 1 });
    const { version } = body.data as { version: number };
    expect(await call('release', { version: 1 })).toMatchObject({ status: 409, body: { msg: stale } });
    expect(await call('release', { version })).toMatchObject({ status: 200, body: { data: { assignee: '' } } });
    for (const wrong of ['1', 1.5, null]) expect((await call('claim', { version: wrong })).status).toBe(400);
  });

  it('that is assigned to somebody already stays there without another line', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    expect((await assign(ticketNo, codes.operator)).status).toBe(200);
    expect((await openWorkOrder(browser, ticketNo)).log.map(({ act }) => act)).toEqual(['submit', 'assign']);
  });

  it('is given to nobody who does not have the role, and not once it is over', async () => {
    const taken = await stage.reach('taken');
    for (const code of [codes.customer, 'nobody', ''])
      expect((await assign(taken.ticketNo, code)).body).toMatchObject({
        ...{ code: '422', data: { fieldErrors: [{ field: 'assignee', msg: expect.any(String) }] } },
      });
    const done = await stage.reach('done');
    expect((await assign(done.ticketNo, codes.colleague)).status).toBe(409);
    expect((await callQueue(stage.operator, 'release', { ticketNo: done.ticketNo })).status).toBe(409);
  });

  it('is given back by whoever works on it alone', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    expect((await callQueue(colleague.browser, 'release', { ticketNo })).status).toBe(409);
    const { body } = await callQueue(stage.operator, 'release', { ticketNo });
    expect(body.data).toMatchObject({ status: 1, assignee: '' });
    expect((await openWorkOrder(browser, ticketNo)).log.at(-1)).toMatchObject({ act: 'release', from: 1, to: 1 });
    expect((await callQueue(stage.operator, 'release', { ticketNo })).status).toBe(409);
    expect((await respond(colleague.browser, ticketNo)).body.data).toMatchObject({ assignee: codes.colleague });
  });

  it('that is complained about is assigned to nobody any more, and first in the queue', async () => {
    const { browser } = await stage.logIn();
    const urgent = await submitWorkOrder(browser, { severity: 'P1' });
    const ticketNo = await submitWorkOrder(browser, { severity: 'P4' });
    await callQueue(stage.operator, 'claim', { ticketNo });
    await callWorkOrder(browser, 'escalate', { ticketNo, reason: '等待太久' });
    const { log } = await openWorkOrder(browser, ticketNo);
    expect(log.at(-1)).toMatchObject({ act: 'escalate', from: 1, to: 1, actorRole: 'user', reason: '等待太久' });
    const { body } = await callQueue(colleague.browser, 'pageList', {});
    const { list } = body.data as { list: { ticketNo: string; assignee: string }[] };
    expect(list[0]).toMatchObject({ ticketNo, assignee: '' });
    expect(list.map((row) => row.ticketNo)).toContain(urgent);
    expect((await respond(colleague.browser, ticketNo)).status).toBe(200);
  });
});
