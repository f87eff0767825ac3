import { randomUUID } from 'node:crypto';
import { storeFile } from '../../testing/multipart';
import { setUp } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';
import {
  callQueue,
  callWorkOrder,
  openWorkOrder,
  readWorkOrder,
  submitWorkOrder,
  WORK_ORDER,
} from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);

const openQueued = async (ticketNo: string, by = stage.operator) =>
  (await by.request(`/ops-api/workorder/detail?ticketNo=${ticketNo}`)).body.data as Record<string, unknown>;

const listAudit = async (ticketNo: string) =>
  (
    await stage.portal.database.query<{ action: string }>(
      'select action from audit_log where subject_no = $1 order by at, action',
      [ticketNo],
    )
  ).map(({ action }) => action);

describe('the queue', () => {
  it('shows what is escalated first, then the promise that ends first, and nothing that is over', async () => {
    const { browser } = await stage.logIn();
    const later = await submitWorkOrder(browser, { severity: 'P4' });
    const sooner = await submitWorkOrder(browser, { severity: 'P1' });
    const escalated = await submitWorkOrder(browser, { severity: 'P4' });
    const over = await submitWorkOrder(browser);
    await callWorkOrder(browser, 'escalate', { ticketNo: escalated, reason: '等待太久' });
    await callWorkOrder(browser, 'withdraw', { ticketNo: over });
    const { body } = await callQueue(stage.operator, 'pageList', {});
    expect(body.data).toMatchObject({
      total: 3,
      list: [{ ticketNo: escalated, isEscalated: true, assignee: '' }, { ticketNo: sooner }, { ticketNo: later }],
    });
    const { body: closed } = await callQueue(stage.operator, 'pageList', { status: 5 });
    expect(closed.data).toMatchObject({
      total: 1,
      list: [{ ticketNo: over, userCode: expect.stringMatching(/^code-/) }],
    });
  });

  it('does not exist for customers, and asks visitors to log in', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    const calls = (by: TestBrowser) => [
      callQueue(by, 'pageList', {}),
      callQueue(by, 'claim', { ticketNo }),
      callQueue(by, 'answer', { ticketNo, kind: 'message', text: 'x' }),
      by.request(`/ops-api/workorder/detail?ticketNo=${ticketNo}`),
      by.request(`/ops-api/workorder/file?ticketNo=${ticketNo}&id=${randomUUID()}`),
    ];
    for (const call of calls(browser)) expect((await call).status).toBe(404);
    for (const call of calls(new TestBrowser(stage.portal.app))) expect((await call).status).toBe(401);
  });

  it('answers 404 for a number that is none', async () => {
    expect((await callQueue(stage.operator, 'claim', { ticketNo: 'WO20260601222222' })).status).toBe(404);
    expect((await callQueue(stage.operator, 'answer', { ticketNo: 'x', kind: 'ask', text: 'x' })).status).toBe(404);
  });
});

describe('an operator', () => {
  it('takes a work order on once, and answers it', async () => {
    const { browser, ticketNo } = await stage.reach('sent');
    const claims = await Promise.all(Array.from({ length: 5 }, () => callQueue(stage.operator, 'claim', { ticketNo })));
    expect(claims.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const response = await callQueue(stage.operator, 'answer', { ticketNo, kind: 'ask', text: '请补充日志' });
    expect(response.body.data).toMatchObject({ status: 2, respondedAt: expect.any(String) });
    expect((await openWorkOrder(browser, ticketNo)).messages).toMatchObject([{ author: 'agent', text: '请补充日志' }]);
    expect(await listAudit(ticketNo)).toEqual(['workorder.ask', 'workorder.claim']);
  });

  it('who answers twice with one key answers once', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    const key = randomUUID();
    const send = () => callQueue(stage.operator, 'answer', { ticketNo, kind: 'message', text: '正在处理' }, key);
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
    expect((await openWorkOrder(browser, ticketNo)).messages).toHaveLength(1);
  });

  it('cannot answer what nobody has taken on, what is over, or what a colleague works on', async () => {
    const sent = await stage.reach('sent');
    const done = await stage.reach('done');
    const respond = (ticketNo: string) => callQueue(stage.operator, 'answer', { ticketNo, kind: 'message', text: 'x' });
    expect([(await respond(sent.ticketNo)).status, (await respond(done.ticketNo)).status]).toEqual([409, 409]);
    const taken = await stage.reach('taken');
    await stage.portal.database.query('update work_order set assignee_id = $1 where ticket_no = $2', [
      randomUUID(),
      taken.ticketNo,
    ]);
    expect((await respond(taken.ticketNo)).body.msg).toBe('该工单由其他客服处理');
  });

  it('reads what is confidential only while working on it, and every look is noted', async () => {
    const { browser } = await stage.logIn();
    const ticketNo = await submitWorkOrder(browser, { secret: '管理口令 k-778' });
    expect(await openQueued(ticketNo)).toMatchObject({ secret: 'stored', secretText: '' });
    await callQueue(stage.operator, 'claim', { ticketNo });
    await callWorkOrder(browser, 'reply', { ticketNo, text: '补充', secret: '第二个口令' });
    expect((await openQueued(ticketNo)).secretText).toBe('管理口令 k-778\n\n第二个口令');
    expect((await listAudit(ticketNo)).filter((action) => action === 'workorder.openSecret').length).toBeGreaterThan(0);
    await callWorkOrder(browser, 'withdraw', { ticketNo });
    expect(await openQueued(ticketNo)).toMatchObject({ secret: 'erased', secretText: '' });
  });

  it('reads the files of the work order, and no others', async () => {
    const { browser } = await stage.logIn();
    const fileId = await storeFile(browser, 'workorder');
    const other = await storeFile(browser, 'workorder');
    const ticketNo = await submitWorkOrder(browser, { fileIds: [fileId] });
    const open = (id: string) => stage.operator.request(`/ops-api/workorder/file?ticketNo=${ticketNo}&id=${id}`);
    expect((await open(fileId)).text).toContain('%PDF');
    for (const id of [other, randomUUID(), 'x']) expect((await open(id)).status).toBe(404);
    expect(await listAudit(ticketNo)).toEqual(['workorder.openFile']);
  });

  it('gives files to the owner alone', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    const fileId = await storeFile(stage.operator, 'workorder');
    await callQueue(stage.operator, 'answer', { ticketNo, kind: 'message', text: '见附件', fileIds: [fileId] });
    const open = (by: TestBrowser) => by.request(`/ptl/file/content?id=${fileId}`);
    expect((await open(browser)).text).toContain('%PDF');
    expect((await open((await stage.logIn()).browser)).status).toBe(404);
  });

  it('whose reading is shown to the owner has read the owner’s messages', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    await callWorkOrder(browser, 'reply', { ticketNo, text: '在吗' });
    expect((await openWorkOrder(browser, ticketNo)).messages.at(-1)?.readAt).toBeNull();
    await openQueued(ticketNo);
    expect((await openWorkOrder(browser, ticketNo)).messages.at(-1)?.readAt).toEqual(expect.any(String));
  });
});

describe('a foreign work order', () => {
  it('is answered exactly as one that does not exist, in every call', async () => {
    const { ticketNo } = await stage.reach('proposed');
    const { browser: stranger } = await openSession(stage.portal, stage.now());
    const own = { text: 'x', reason: '原因', time: 5, result: 5, scope: 'config', days: 1 };
    const names = 'reply confirm reopen withdraw urge escalate rate grant revokeGrant delete'.split(' ');
    const strip = (text: string) => text.replace(/"traceId":"[^"]*"/, '');
    const before = await stage.portal.database.query('select * from work_order where ticket_no = $1', [ticketNo]);
    for (const name of names) {
      const [foreign, unknown] = await Promise.all(
        [ticketNo, 'WO20260601222222'].map((no) => callWorkOrder(stranger, name, { version: 1, ...own, ticketNo: no })),
      );
      expect([foreign?.status, strip(foreign?.text ?? '')]).toEqual([404, strip(unknown?.text ?? '-')]);
    }
    const reads = ['detail', 'transcript'].map(
      (name) => (no: string) => stranger.request(`/portal/workorder/ticket/${name}?ticketNo=${no}`),
    );
    for (const read of reads) {
      const [foreign, unknown] = [await read(ticketNo), await read('WO20260601222222')];
      expect([foreign.status, strip(foreign.text)]).toEqual([404, strip(unknown.text)]);
    }
    expect(await stage.portal.database.query('select * from work_order where ticket_no = $1', [ticketNo])).toEqual(
      before,
    );
  });

  it('is refused to visitors with 401', async () => {
    const visitor = new TestBrowser(stage.portal.app);
    expect((await callWorkOrder(visitor, 'save', WORK_ORDER)).status).toBe(401);
    expect((await callWorkOrder(visitor, 'pageList', {})).status).toBe(401);
    expect((await readWorkOrder(visitor, 'x')).status).toBe(401);
  });
});
