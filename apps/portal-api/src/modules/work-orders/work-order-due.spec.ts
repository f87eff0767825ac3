import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp } from '../../testing/set-up';
import { callQueue, callWorkOrder, openWorkOrder, submitWorkOrder, toDetail } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';
import { createDueWorkOrders } from './work-order-due';

const DAY = 1440;

const stage = setUp(startWorkOrderStage);
const database = setUp(() => openTestDatabase(stage.portal.database.address));

const tick = () => runDue(database.orm, createDueWorkOrders({ database, clock: stage.now }), stage.now());

async function waitDays(days: number) {
  await stage.advance(days * DAY);
  await tick();
}

const countMessages = async (ticketNo: string, title: string) =>
  (
    await stage.portal.database.query('select 1 from user_message where record_no = $1 and starts_with(title, $2)', [
      ticketNo,
      title,
    ])
  ).length;

describe('a question', () => {
  it('reminds after three and six days, and closes the work order after seven', async () => {
    const { browser, ticketNo } = await stage.reach('asked');
    const count = () => countMessages(ticketNo, '工单等待您补充信息');
    const seen = [];
    for (const days of [2.9, 0.2, 2.8, 0.2, 0.8]) {
      await waitDays(days);
      await tick();
      seen.push(await count());
    }
    expect(seen).toEqual([0, 1, 1, 2, 2]);
    expect((await openWorkOrder(browser, ticketNo)).status).toBe(2);
    await waitDays(0.2);
    const closed = await openWorkOrder(browser, ticketNo);
    expect(closed).toMatchObject({ status: 6, dueAt: null });
    expect(closed.log.at(-1)).toMatchObject({ act: 'expire', actorRole: 'system', from: 2, to: 6 });
  });

  it('that a clock that stood still has missed closes the work order without reminders', async () => {
    const { browser, ticketNo } = await stage.reach('asked');
    await waitDays(8);
    expect((await openWorkOrder(browser, ticketNo)).status).toBe(6);
    expect(await countMessages(ticketNo, '工单等待您补充信息')).toBe(0);
  });
});

it('says nothing more of what is about to close, in whichever order it is done', async () => {
  const { browser, ticketNo } = await stage.reach('asked');
  await callWorkOrder(browser, 'grant', { ticketNo, scope: 'config', days: 1 });
  await stage.advance(8 * DAY);
  const backwards = createDueWorkOrders({ database, clock: stage.now }).reverse();
  await runDue(database.orm, backwards, stage.now());
  const { status, grant, messages } = await openWorkOrder(browser, ticketNo);
  expect([status, grant, messages.filter(({ text }) => text === '诊断授权已到期')]).toEqual([6, null, []]);
  expect(await countMessages(ticketNo, '工单等待您补充信息')).toBe(0);
});

it('that cannot be moved keeps no other from being closed', async () => {
  const [bad, good] = [await stage.reach('asked'), await stage.reach('asked')];
  const { query } = stage.portal.database;
  await query(`create function reject() returns trigger language plpgsql as $$ begin raise 'cannot be read'; end $$`);
  await query(
    `create trigger reject before update on work_order for each row when (old.ticket_no = '${bad.ticketNo}')
     execute function reject()`,
  );
  await stage.advance(7 * DAY);
  await expect(tick()).rejects.toThrow(AggregateError);
  expect((await openWorkOrder(good.browser, good.ticketNo)).status).toBe(6);
  await query('drop function reject cascade');
  await tick();
  expect((await openWorkOrder(bad.browser, bad.ticketNo)).status).toBe(6);
});

describe('a closed work order', () => {
  it('is gone on with by a reply within thirty days', async () => {
    const { browser, ticketNo } = await stage.reach('asked');
    await waitDays(7);
    await waitDays(30);
    expect((await openWorkOrder(browser, ticketNo)).acts).toContain('reply');
    expect(toDetail(await callWorkOrder(browser, 'reply', { ticketNo, text: '日志来了' })).status).toBe(1);
  });

  it('stays closed after that', async () => {
    const { browser, ticketNo } = await stage.reach('asked');
    await waitDays(7);
    await waitDays(30.01);
    expect((await openWorkOrder(browser, ticketNo)).acts).toEqual(['delete']);
    expect((await callWorkOrder(browser, 'reply', { ticketNo, text: '日志来了' })).body.msg).toBe(
      '工单关闭已超过30天，请提交新工单',
    );
  });
});

it('a solution is taken as one after seven days', async () => {
  const { browser, ticketNo } = await stage.reach('proposed');
  await waitDays(6.9);
  expect((await openWorkOrder(browser, ticketNo)).status).toBe(3);
  await waitDays(0.2);
  expect((await openWorkOrder(browser, ticketNo)).log.at(-1)).toMatchObject({ act: 'confirm', actorRole: 'system' });
});

it('a permission to look ends by itself, and the conversation says so once', async () => {
  const { browser } = await stage.logIn();
  const ticketNo = await submitWorkOrder(browser, { grantDays: 1 });
  await waitDays(0.99);
  expect((await openWorkOrder(browser, ticketNo)).grant).not.toBeNull();
  await waitDays(0.02);
  await tick();
  const { grant, messages } = await openWorkOrder(browser, ticketNo);
  expect([grant, messages.map(({ text }) => text)]).toEqual([null, ['诊断授权已到期']]);
});

it('two clocks at once do everything once', async () => {
  const staged = await Promise.all(Array.from({ length: 8 }, () => stage.reach('proposed')));
  await stage.advance(8 * DAY);
  await Promise.all([tick(), tick(), tick()]);
  await tick();
  for (const { ticketNo } of staged) expect(await countMessages(ticketNo, '工单已完成')).toBe(1);
});

it('an answer that comes before the clock wins', async () => {
  const { browser, ticketNo } = await stage.reach('asked');
  await stage.advance(7 * DAY);
  const [replied] = await Promise.all([callWorkOrder(browser, 'reply', { ticketNo, text: '在这里' }), tick()]);
  await tick();
  // Whichever came first: a reply to a work order that has just closed goes on with it.
  expect([replied.status, (await openWorkOrder(browser, ticketNo)).status]).toEqual([200, 1]);
  expect((await callQueue(stage.operator, 'answer', { ticketNo, kind: 'propose', text: '好' })).status).toBe(200);
});
