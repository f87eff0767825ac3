import { storeFile } from '../../testing/multipart';
import { addContent, makeProduct } from '../../testing/sample-content';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { reopenSession } from '../../testing/test-session';
import {
  callQueue,
  callWorkOrder,
  openWorkOrder,
  submitWorkOrder,
  toDetail,
  WORK_ORDER,
} from '../../testing/work-order-calls';
import { startWorkOrderStage } from '../../testing/work-order-stage';

const stage = setUp(startWorkOrderStage);

beforeAll(() => addContent(stage.portal, { 'products/hub.json': makeProduct('hub', { productName: '设备接入服务' }) }));

const logIn = async () => (await stage.logIn()).browser;

const listOwn = async (browser: TestBrowser, query: object = {}) =>
  (await callWorkOrder(browser, 'pageList', query)).body.data as {
    total: number;
    list: { ticketNo: string; unread: number; isUrged: boolean }[];
  };

describe('a new work order', () => {
  it('is numbered, waits to be taken on, and promises an answer', async () => {
    const browser = await logIn();
    const { status, body } = await callWorkOrder(browser, 'save', WORK_ORDER);
    expect({ status, msg: body.msg }).toEqual({ status: 200, msg: '提交成功' });
    expect(body.data).toEqual({
      ticketNo: expect.stringMatching(/^WO20260601[2-9A-HJ-NP-Z]{6}$/),
      promiseAt: '2026-06-01T14:00:00+08:00',
    });
  });

  it('is shown to its owner with everything that was sent, the number masked', async () => {
    const browser = await logIn();
    const fileId = await storeFile(browser, 'workorder');
    const ticketNo = await submitWorkOrder(browser, {
      ...{ productCode: 'hub', resource: '实例 a-1', secret: '口令', severity: 'P1', contactHours: 'evening' },
      ...{ fileIds: [fileId], grantDays: 3, grantScope: 'instance' },
    });
    expect(await openWorkOrder(browser, ticketNo)).toMatchObject({
      ...{ ticketNo, status: 0, productName: '设备接入服务', typeName: '使用问题 / 功能异常或报错' },
      ...{ contactName: '王小明', telephone: '138****8000', resource: '实例 a-1', contactHours: 'evening' },
      ...{ files: [{ id: fileId, name: 'a.pdf' }], secret: 'stored', dueAt: null, respondedAt: null, rating: null },
      grant: { scope: 'instance' },
      log: [{ from: null, to: 0, act: 'submit', actorRole: 'user' }],
      acts: ['withdraw', 'reply', 'urge', 'escalate', 'grant', 'revokeGrant'],
    });
  });

  it('claims the uploads of its owner that were made for it, once', async () => {
    const [browser, other] = [await logIn(), await logIn()];
    const used = await storeFile(browser, 'workorder');
    await submitWorkOrder(browser, { fileIds: [used] });
    for (const fileId of [used, await storeFile(other, 'workorder'), await storeFile(browser, 'attachment'), 'x'])
      expect((await callWorkOrder(browser, 'save', { ...WORK_ORDER, fileIds: [fileId] })).body).toMatchObject({
        ...{ code: '422', data: { fieldErrors: [{ field: 'fileIds', msg: '附件已失效，请重新上传' }] } },
      });
    expect((await listOwn(browser)).total).toBe(1);
  });
});

describe('kinds of problems', () => {
  const listGroups = async (browser: TestBrowser, query = '') => {
    const { body } = await browser.request(`/portal/workorder/ticket/types${query}`);
    return (body.data as { code: string; children: { template: string }[] }[]) ?? body;
  };

  it('come with templates, and those of a product’s category come first', async () => {
    const browser = await logIn();
    const general = await listGroups(browser);
    expect(general.map(({ code }) => code)).toEqual(['usage', 'billing', 'account', 'advice']);
    expect(general[0]?.children[0]?.template).toContain('【故障现象】');
    await stage.portal.database.query(`update product set category_id = 'pc-iot' where code = 'hub'`);
    expect((await listGroups(browser, '?productCode=hub'))[0]?.code).toBe('device');
    const ticketNo = await submitWorkOrder(browser, { productCode: 'hub', typeCode: 'device.access' });
    expect((await openWorkOrder(browser, ticketNo)).typeName).toBe('设备与连接 / 设备接入失败');
  });

  it('of an unknown product are not there', async () => {
    expect((await (await logIn()).request('/portal/workorder/ticket/types?productCode=none')).status).toBe(404);
  });
});

it('a page that asks for a work order by itself does not keep an idle session alive; its reader does', async () => {
  const { userId, ticketNo } = await stage.reach('taken');
  const seenAt = new Date(stage.now().getTime() - 20 * 60_000);
  await stage.portal.database.query('update user_session set last_seen_at = $1 where user_id = $2', [seenAt, userId]);
  const { browser: asleep } = await reopenSession(stage.portal, userId, seenAt);
  const readLastSeen = async () =>
    (
      await stage.portal.database.query<{ seen: Date }>(
        'select max(last_seen_at) as seen from user_session where user_id = $1',
        [userId],
      )
    )[0]?.seen;
  expect((await openWorkOrder(asleep, ticketNo)).ticketNo).toBe(ticketNo);
  expect(await readLastSeen()).toEqual(seenAt);
  expect((await callWorkOrder(asleep, 'read', { ticketNo })).status).toBe(200);
  expect(await readLastSeen()).toEqual(stage.now());
});

describe('the list', () => {
  it('shows the last change first and counts what has not been read', async () => {
    const { browser, ticketNo } = await stage.reach('taken');
    await stage.advance(1);
    const second = await submitWorkOrder(browser);
    await stage.advance(1);
    await callQueue(stage.operator, 'answer', { ticketNo, kind: 'message', text: '正在处理' });
    const { list, total } = await listOwn(browser);
    expect({ total, rows: list.map((row) => [row.ticketNo, row.unread]) }).toEqual({
      ...{
        total: 2,
        rows: [
          [ticketNo, 1],
          [second, 0],
        ],
      },
    });
    // Pages ask again by themselves, also where nobody looks at them.
    await openWorkOrder(browser, ticketNo);
    expect((await listOwn(browser)).list.map(({ unread }) => unread)).toEqual([1, 0]);
    expect((await callWorkOrder(browser, 'read', { ticketNo })).status).toBe(200);
    expect((await listOwn(browser)).list.map(({ unread }) => unread)).toEqual([0, 0]);
  });

  it('is narrowed by state, severity, product, words and days in China', async () => {
    const browser = await logIn();
    const first = await submitWorkOrder(browser, { title: '网关连不上平台', productCode: 'hub', severity: 'P1' });
    await stage.advance(1440);
    const second = await submitWorkOrder(browser, { title: '看板100%_打不开' });
    await callWorkOrder(browser, 'withdraw', { ticketNo: second });
    const find = async (query: object) => (await listOwn(browser, query)).list.map((row) => row.ticketNo);
    const day = (row: string) => `${row.slice(2, 6)}-${row.slice(6, 8)}-${row.slice(8, 10)}`;
    for (const query of [
      { status: 0 },
      { severity: 'P1' },
      { productCode: 'hub' },
      { keyword: '网关' },
      { keyword: first },
      { dateTo: day(first) },
    ])
      expect(await find(query)).toEqual([first]);
    for (const query of [{ status: 5 }, { keyword: '100%_' }, { dateFrom: day(second), dateTo: day(second) }])
      expect(await find(query)).toEqual([second]);
    expect(await find({ status: 5, keyword: '网关' })).toEqual([]);
    expect((await listOwn(browser, { pageSize: 1, pageNo: 2 })).list.map((row) => row.ticketNo)).toEqual([first]);
  });

  it('counts each state, as the database itself keeps count', async () => {
    const browser = await logIn();
    const count = async () => {
      const { body } = await browser.request('/portal/workorder/ticket/statusCount');
      return (body.data as { total: number }[]).map(({ total }) => total);
    };
    expect(await count()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    const [first] = [await submitWorkOrder(browser), await submitWorkOrder(browser)];
    await callWorkOrder(browser, 'withdraw', { ticketNo: first });
    expect(await count()).toEqual([1, 0, 0, 0, 0, 1, 0]);
    await callWorkOrder(browser, 'delete', { ticketNo: first });
    expect([await count(), (await listOwn(browser)).total]).toEqual([[1, 0, 0, 0, 0, 0, 0], 1]);
    const { rows, kept } = (
      await stage.portal.database.query<{ rows: string; kept: string }>(
        `select (select count(*) from work_order where hidden_at is null) as rows,
          (select sum(total) from work_order_total, unnest(totals) as total) as kept`,
      )
    )[0] ?? { rows: 'none', kept: '' };
    expect(kept).toBe(rows);
  });
});

describe('a reply', () => {
  it('brings a question back to work, and says so in the log', async () => {
    const { browser, ticketNo } = await stage.reach('asked');
    expect(await openWorkOrder(browser, ticketNo)).toMatchObject({ status: 2, dueAt: expect.any(String) });
    const fileId = await storeFile(browser, 'workorder');
    const response = await callWorkOrder(browser, 'reply', { ticketNo, text: '日志见附件', fileIds: [fileId] });
    expect(response.body.msg).toBe('已发送');
    expect(toDetail(response)).toMatchObject({
      ...{ status: 1, dueAt: null },
      messages: [
        { author: 'agent', authorName: '客服' },
        { author: 'user', text: '日志见附件', files: [{ id: fileId }] },
      ],
    });
    expect(toDetail(response).log.map(({ act }) => act)).toEqual(['submit', 'assign', 'ask', 'supplement']);
  });

  it('changes no state where nothing is asked, and is refused where the work is over', async () => {
    const { browser, ticketNo } = await stage.reach('proposed');
    const replied = toDetail(await callWorkOrder(browser, 'reply', { ticketNo, text: '请问第二步怎么做' }));
    expect([replied.status, replied.log.length]).toEqual([3, 3]);
    await callWorkOrder(browser, 'confirm', { ticketNo });
    expect((await callWorkOrder(browser, 'reply', { ticketNo, text: '还有' })).body).toMatchObject({
      ...{ code: '409', msg: '工单当前为「已完成」，不能进行此操作' },
    });
  });

  it('has an end: a conversation of 500 messages takes no more', async () => {
    const browser = await logIn();
    const ticketNo = await submitWorkOrder(browser);
    await stage.portal.database.query('update work_order set message_count = 499 where ticket_no = $1', [ticketNo]);
    expect((await callWorkOrder(browser, 'reply', { ticketNo, text: '最后一条' })).status).toBe(200);
    expect((await callWorkOrder(browser, 'reply', { ticketNo, text: '再一条' })).status).toBe(409);
  });
});

describe('opening again', () => {
  it('sends a solution that is none back, with the reason in the conversation and a new promise', async () => {
    const { browser, ticketNo } = await stage.reach('proposed');
    expect((await callWorkOrder(browser, 'reopen', { ticketNo, reason: ' ' })).body).toMatchObject({ code: '422' });
    await stage.advance(600);
    const back = toDetail(await callWorkOrder(browser, 'reopen', { ticketNo, reason: '仍然超时' }));
    expect(back).toMatchObject({ status: 1, reopenCount: 0, respondedAt: null });
    expect(back.messages.at(-1)).toMatchObject({ author: 'user', text: '仍然超时' });
    expect(Date.parse(back.promiseAt) - stage.now().getTime()).toBe(4 * 3_600_000);
  });

  it('is possible twice, each time within seven days', async () => {
    const { browser, ticketNo } = await stage.reach('done');
    const reopen = () => callWorkOrder(browser, 'reopen', { ticketNo, reason: '问题又出现' });
    const finish = async () => {
      await callQueue(stage.operator, 'answer', { ticketNo, kind: 'propose', text: '再试' });
      await callWorkOrder(browser, 'confirm', { ticketNo });
    };
    await stage.advance(7 * 1440);
    expect(toDetail(await reopen())).toMatchObject({ status: 1, reopenCount: 1 });
    await finish();
    await stage.advance(7.01 * 1440);
    expect((await reopen()).body.msg).toBe('工单完成已超过7天，请提交新工单');
    expect((await openWorkOrder(browser, ticketNo)).acts).not.toContain('reopen');
    await stage.portal.database.query('update work_order set state_since = $1 where ticket_no = $2', [
      stage.now(),
      ticketNo,
    ]);
    expect(toDetail(await reopen()).reopenCount).toBe(2);
    await finish();
    expect((await reopen()).body.msg).toBe('工单最多重新打开2次，请提交新工单');
  });
});

describe('messages', () => {
  it('tell of every step of the platform, and lead to the work order', async () => {
    const { ticketNo } = await stage.reach('proposed');
    const rows = await stage.portal.database.query(
      `select title, link, type, read_at is null as is_new from user_message where record_no = $1 order by created_at, title`,
      [ticketNo],
    );
    const common = { link: `/overview/workorderdetails?ticketNo=${ticketNo}`, type: 'workorder' };
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...common, title: expect.stringMatching(/^工单已提交：看板打不开/), is_new: false },
        { ...common, title: expect.stringMatching(/^工单已受理：看板打不开/), is_new: true },
        { ...common, title: expect.stringMatching(/^工单已给出解决方案，请确认：看板打不开/), is_new: true },
      ]),
    );
  });
});
