import { randomUUID } from 'node:crypto';
import { storeFile } from '../../testing/multipart';
import { setUp } from '../../testing/set-up';
import { callWorkOrder, openWorkOrder, submitWorkOrder, WORK_ORDER } from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);

const twenty = <Result>(call: () => Promise<Result>) => Promise.all(Array.from({ length: 20 }, call));

const countBy = (responses: readonly { readonly status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length;

const countRows = async (table: 'work_order' | 'work_order_message' | 'user_message' | 'status_log') =>
  Number((await stage.portal.database.query<{ count: string }>(`select count(*) from ${table}`))[0]?.count);

describe('a submission that is repeated with its key', () => {
  it('gets the first answer, and there is one work order', async () => {
    const { browser } = await stage.logIn();
    const key = randomUUID();
    const fileIds = [await storeFile(browser, 'workorder')];
    const send = () => callWorkOrder(browser, 'save', { ...WORK_ORDER, fileIds }, key);
    const [first, again] = [await send(), await send()];
    expect([first.status, again.body.data]).toEqual([200, first.body.data]);
    expect((await callWorkOrder(browser, 'pageList', {})).body.data).toMatchObject({ total: 1 });
  });

  it('has one effect, also for twenty at the same time', async () => {
    const { browser } = await stage.logIn();
    const key = randomUUID();
    const before = await countRows('work_order');
    const responses = await twenty(() => callWorkOrder(browser, 'save', WORK_ORDER, key));
    expect(countBy(responses, 200) + countBy(responses, 409)).toBe(20);
    expect([countBy(responses, 200) > 0, await countRows('work_order')]).toEqual([true, before + 1]);
  });

  it('and other content is refused', async () => {
    const { browser } = await stage.logIn();
    const key = randomUUID();
    await submitWorkOrder(browser, {}, key);
    const other = await callWorkOrder(browser, 'save', { ...WORK_ORDER, title: '另一个问题的标题' }, key);
    expect(other.body).toMatchObject({ code: '422', msg: '幂等键已用于其他内容' });
  });

  it('by somebody else is somebody else’s', async () => {
    const [{ browser }, { browser: other }] = [await stage.logIn(), await stage.logIn()];
    const key = randomUUID();
    expect(await submitWorkOrder(browser, {}, key)).not.toBe(await submitWorkOrder(other, {}, key));
  });
});

describe('a reply', () => {
  it('whose answer got lost is there once when it is sent again, and the answer is as fresh as can be', async () => {
    const { browser, ticketNo } = await stage.reach('asked');
    const key = randomUUID();
    const send = () => callWorkOrder(browser, 'reply', { ticketNo, text: '日志如下', secret: '口令' }, key);
    await send();
    await callWorkOrder(browser, 'reply', { ticketNo, text: '另外一点' });
    const again = await send();
    const texts = (again.body.data as { messages: { text: string }[] }).messages.map(({ text }) => text);
    expect([again.status, texts]).toEqual([200, ['请补充日志', '日志如下', '另外一点']]);
    expect((await openWorkOrder(browser, ticketNo)).log.filter(({ act }) => act === 'supplement')).toHaveLength(1);
  });

  it('that is refused leaves nothing: no message, no file used up, no step in the log', async () => {
    const { browser, ticketNo } = await stage.reach('asked');
    const file = await storeFile(browser, 'workorder');
    const before = [
      await countRows('work_order_message'),
      await countRows('status_log'),
      await countRows('user_message'),
    ];
    const bad = { ticketNo, text: '日志如下', fileIds: [file, randomUUID()] };
    expect((await callWorkOrder(browser, 'reply', bad)).body).toMatchObject({ code: '422' });
    const after = [
      await countRows('work_order_message'),
      await countRows('status_log'),
      await countRows('user_message'),
    ];
    expect(after).toEqual(before);
    expect((await openWorkOrder(browser, ticketNo)).status).toBe(2);
    expect((await callWorkOrder(browser, 'reply', { ...bad, fileIds: [file] })).status).toBe(200);
  });
});

describe('an act whose answer got lost', () => {
  it.each([
    ['withdraw', 'taken', { reason: '已自行解决' }, 'withdraw'],
    ['confirm', 'proposed', {}, 'confirm'],
    ['reopen', 'proposed', { reason: '仍然断线' }, 'reject'],
    ['reopen', 'done', { reason: '问题又出现' }, 'reopen'],
    ['escalate', 'taken', { reason: '等待太久' }, 'escalate'],
  ] as const)(
    '%s of what is %s has taken effect once, and its repeat is told so',
    async (name, progress, more, act) => {
      const { browser, ticketNo } = await stage.reach(progress);
      const key = randomUUID();
      const send = (content: object = more, by = key) => callWorkOrder(browser, name, { ticketNo, ...content }, by);
      const first = await send();
      const again = await send();
      expect([first.status, again.status, again.body.data]).toEqual([200, 200, first.body.data]);
      const { log } = await openWorkOrder(browser, ticketNo);
      expect(log.filter((line) => line.act === act)).toHaveLength(1);
      expect((await send({ ...more, reason: '另一个原因' })).status).toBe('reason' in more ? 422 : 200);
      expect((await send(more, randomUUID())).status).toBe(409);
    },
  );

  it('urge, grant, revokeGrant and delete likewise', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
    const twice = async (name: string, content: object, key: string) => {
      const send = () => callWorkOrder(browser, name, { ticketNo, ...content }, key);
      return [(await send()).status, (await send()).status];
    };
    expect(await twice('urge', {}, keys[0])).toEqual([200, 200]);
    expect(await twice('grant', { scope: 'config', days: 1 }, keys[1])).toEqual([200, 200]);
    expect(await twice('revokeGrant', {}, keys[2])).toEqual([200, 200]);
    await callWorkOrder(browser, 'withdraw', { ticketNo });
    expect(await twice('delete', {}, keys[3])).toEqual([200, 200]);
  });

  it('a rating is repeated also by a page that has seen what it did', async () => {
    const { browser, ticketNo } = await stage.reach('done');
    const key = randomUUID();
    const send = async () => {
      const { version } = await openWorkOrder(browser, ticketNo);
      return callWorkOrder(browser, 'rate', { ticketNo, version, time: 5, result: 4 }, key);
    };
    expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  });
});

describe('twenty at the same time', () => {
  it('confirm a solution once', async () => {
    const { browser, ticketNo } = await stage.reach('proposed');
    const responses = await twenty(() => callWorkOrder(browser, 'confirm', { ticketNo }));
    expect([countBy(responses, 200), countBy(responses, 409)]).toEqual([1, 19]);
    expect((await openWorkOrder(browser, ticketNo)).log.filter(({ act }) => act === 'confirm')).toHaveLength(1);
  });

  it('urge once', async () => {
    const { browser, ticketNo } = await stage.reach('sent');
    const responses = await twenty(() => callWorkOrder(browser, 'urge', { ticketNo }));
    expect([countBy(responses, 200), countBy(responses, 429)]).toEqual([1, 19]);
  });

  it('reply without a key are twenty replies, in one order for all', async () => {
    const { browser, ticketNo } = await stage.reach('sent');
    const responses = await twenty(() => callWorkOrder(browser, 'reply', { ticketNo, text: '在吗' }));
    expect(countBy(responses, 200)).toBe(20);
    const { messages, version } = await openWorkOrder(browser, ticketNo);
    expect([messages.length, version]).toEqual([20, 21]);
  });

  it('submissions of one owner are counted one by one', async () => {
    const { browser } = await stage.logIn();
    await twenty(() => submitWorkOrder(browser));
    const { body } = await browser.request('/portal/workorder/ticket/statusCount');
    expect((body.data as { total: number }[])[0]?.total).toBe(20);
  });
});
