import { randomUUID } from 'node:crypto';
import { type NewMessage, postMessage } from '../../platform/messages/post-message';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { openSession } from '../../testing/test-session';

const NOW = new Date('2026-06-05T04:00:00Z');

const portal = setUpPortal({ clock: () => NOW });
const database = setUp(() => openTestDatabase(portal.database.address));

let minute = 0;

/** Posts a message, each a minute older than the one before. */
const post = (ownerId: string, values: Partial<NewMessage> = {}) =>
  postMessage(database.orm, {
    ownerId,
    type: 'workorder',
    title: '工单有新回复',
    body: '「设备离线」（WO20260605ABCDEF）',
    link: '/overview/workorderdetails?ticketNo=WO20260605ABCDEF',
    recordNo: 'WO20260605ABCDEF',
    at: new Date(NOW.getTime() - (minute += 1) * 60_000),
    ...values,
  });

interface ListedMessage {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly isRead: boolean;
}

const call = async (browser: TestBrowser, path: string, payload: object = {}) => {
  const { status, body } = await browser.request(`/ptl/message/${path}`, { method: 'POST', payload });
  return { status, ...body };
};
const get = async (browser: TestBrowser, path: string) => {
  const { status, body } = await browser.request(`/ptl/message/${path}`);
  return { status, ...body };
};
const list = async (browser: TestBrowser, filter: object = {}) =>
  (await call(browser, 'pageList', { pageSize: 50, ...filter })).data as {
    total: number;
    list: readonly ListedMessage[];
  };
const countUnread = async (browser: TestBrowser) => {
  const { data } = await get(browser, 'unreadCount');
  return Object.fromEntries(Object.entries(data as Record<string, number>).filter(([, total]) => total > 0));
};

/** A user with five messages: two on work orders, one of them read, and one each of three other kinds. */
async function openInbox() {
  const { browser, userId } = await openSession(portal, NOW);
  await post(userId);
  await post(userId, { title: '工单已提交', isRead: true });
  await post(userId, { type: 'order', title: '订单已支付', recordNo: 'OD20260605AAAAAA' });
  await post(userId, { type: 'system', title: '系统升级100%完成', body: '服务已恢复', recordNo: '' });
  await post(userId, { type: 'security', title: '新设备登录', body: '来自上海', recordNo: '' });
  return { browser, userId };
}

const titles = ({ list: rows }: { list: readonly ListedMessage[] }) => rows.map(({ title }) => title);

describe('the list', () => {
  it('gives the own messages, newest first, each as it is', async () => {
    const { browser } = await openInbox();
    const page = await list(browser);
    expect(titles(page)).toEqual(['工单有新回复', '工单已提交', '订单已支付', '系统升级100%完成', '新设备登录']);
    expect(page.list[0]).toEqual({
      id: expect.any(String),
      type: 'workorder',
      title: '工单有新回复',
      body: '「设备离线」（WO20260605ABCDEF）',
      link: '/overview/workorderdetails?ticketNo=WO20260605ABCDEF',
      recordNo: 'WO20260605ABCDEF',
      isRead: false,
      createdAt: expect.stringMatching(/^2026-06-0\dT\d\d:\d\d:\d\d\+08:00$/),
    });
  });

  it.each([
    [{ type: 'workorder' }, ['工单有新回复', '工单已提交']],
    [{ read: true }, ['工单已提交']],
    [{ type: 'workorder', read: false }, ['工单有新回复']],
    [{ keyword: '新设备' }, ['新设备登录']],
    [{ keyword: 'od20260605' }, ['订单已支付']],
    [{ keyword: '０％' }, ['系统升级100%完成']],
    [{ keyword: '%' }, ['系统升级100%完成']],
    [{ keyword: '恢复', type: 'order' }, []],
  ])('is narrowed by %j', async (filter, expected) => {
    const { browser } = await openInbox();
    const page = await list(browser, filter);
    expect(titles(page)).toEqual(expected);
    expect(page.total).toBe(expected.length);
  });

  it('comes in pages', async () => {
    const { browser } = await openInbox();
    const second = await list(browser, { pageNo: 2, pageSize: 2 });
    expect([titles(second), second.total]).toEqual([['订单已支付', '系统升级100%完成'], 5]);
  });

  it.each([[{ type: 'gossip' }], [{ read: 'yes' }], [{ keyword: '长'.repeat(51) }], [{ pageSize: 101 }]])(
    'refuses %j',
    async (filter) => {
      const { browser } = await openSession(portal, NOW);
      expect(await call(browser, 'pageList', filter)).toMatchObject({ status: 400, code: '422' });
    },
  );
});

describe('reading', () => {
  it('a message opens it and leaves the others unread', async () => {
    const { browser } = await openInbox();
    const [first] = (await list(browser)).list;
    const opened = await get(browser, `detail?id=${first?.id}`);
    expect(opened.data).toMatchObject({ title: '工单有新回复', isRead: true });
    expect((await get(browser, `detail?id=${first?.id}`)).data).toEqual(opened.data);
    expect(await countUnread(browser)).toEqual({ order: 1, system: 1, security: 1 });
  });

  it.each([
    ['nothing, so all of them', {}, 4, {}],
    ['a type', { type: 'workorder' }, 1, { order: 1, system: 1, security: 1 }],
    ['a keyword', { keyword: '新设备' }, 1, { workorder: 1, order: 1, system: 1 }],
    [
      'a type and a keyword',
      { type: 'order', keyword: '新设备' },
      0,
      { workorder: 1, order: 1, system: 1, security: 1 },
    ],
    ['only read ones', { read: true }, 0, { workorder: 1, order: 1, system: 1, security: 1 }],
  ])('what a filter lists marks exactly that: %s', async (_name, filter, total, left) => {
    const { browser } = await openInbox();
    expect(await call(browser, 'read', filter)).toMatchObject({ status: 200, data: { total } });
    expect(await countUnread(browser)).toEqual(left);
    expect(await call(browser, 'read', filter)).toMatchObject({ data: { total: 0 } });
  });

  it('chosen ones marks those, and both conditions hold where both are given', async () => {
    const { browser } = await openInbox();
    const ids = (await list(browser, { read: false })).list.map(({ id }) => id);
    expect(await call(browser, 'read', { ids, type: 'order' })).toMatchObject({ data: { total: 1 } });
    expect(await call(browser, 'read', { ids: ids.slice(0, 1) })).toMatchObject({ data: { total: 1 } });
    expect(await countUnread(browser)).toEqual({ system: 1, security: 1 });
  });

  it.each([
    [{ ids: [] }, '请选择消息'],
    [{ ids: ['1'] }, '消息不存在'],
    [{ ids: Array.from({ length: 101 }, () => randomUUID()) }, '一次最多选择100条消息'],
  ])('refuses %j', async (payload, msg) => {
    const { browser } = await openSession(portal, NOW);
    for (const path of ['read', 'delete']) {
      expect(await call(browser, path, payload)).toMatchObject({ status: 400, code: '422', msg });
    }
  });
});

it('deleted messages are gone from list, count and detail', async () => {
  const { browser } = await openInbox();
  const [first, second] = (await list(browser)).list;
  expect(await call(browser, 'delete', { ids: [first?.id, second?.id] })).toMatchObject({ data: { total: 2 } });
  expect((await list(browser)).total).toBe(3);
  expect(await countUnread(browser)).toEqual({ order: 1, system: 1, security: 1 });
  expect((await get(browser, `detail?id=${first?.id}`)).status).toBe(404);
  expect(await call(browser, 'delete', { ids: [first?.id] })).toMatchObject({ data: { total: 0 } });
});

describe("another user's message", () => {
  it('is answered like one that does not exist', async () => {
    const { browser: owner } = await openInbox();
    const { browser: other } = await openInbox();
    const [message] = (await list(owner)).list;
    const strip = ({ msg, code, data, status }: Awaited<ReturnType<typeof get>>) => ({ msg, code, data, status });
    const foreign = strip(await get(other, `detail?id=${message?.id}`));
    for (const id of [randomUUID(), 'none']) expect(strip(await get(other, `detail?id=${id}`))).toEqual(foreign);
    expect(foreign).toMatchObject({ status: 404 });
    for (const path of ['read', 'delete']) {
      const response = strip(await call(other, path, { ids: [message?.id] }));
      expect(response).toEqual(strip(await call(other, path, { ids: [randomUUID()] })));
      expect(response.data).toEqual({ total: 0 });
    }
    expect((await list(owner)).total).toBe(5);
    expect(await countUnread(owner)).toEqual({ workorder: 1, order: 1, system: 1, security: 1 });
  });
});

it.each(['unreadCount', 'detail?id=1', 'preference', 'stream'])('%s is refused to visitors', async (path) => {
  expect((await get(new TestBrowser(portal.app), path)).status).toBe(401);
});

describe('the preference', () => {
  const OFF = { sms: false, mail: false };
  const ON = { sms: true, mail: true };
  const CHANNELS = {
    ...{ system: OFF, order: ON, workorder: OFF, realname: OFF, community: OFF, activity: OFF },
    security: ON,
  };

  it('is a default until one is saved, and then what was saved', async () => {
    const { browser } = await openSession(portal, NOW);
    const first = await get(browser, 'preference');
    expect(first.data).toMatchObject({
      channels: { security: ON, workorder: { sms: false, mail: true } },
      quietHours: null,
      version: 0,
    });
    const quietHours = { from: '22:00', to: '07:30' };
    const saved = await call(browser, 'preference', { channels: CHANNELS, quietHours, version: 0 });
    expect(saved).toMatchObject({ status: 200, data: { channels: CHANNELS, quietHours, version: 1 } });
    expect((await get(browser, 'preference')).data).toEqual(saved.data);
  });

  it.each([0, 1])('of an outdated version (%i) is refused', async (version) => {
    const { browser } = await openSession(portal, NOW);
    const body = { channels: CHANNELS, quietHours: null };
    for (let at = 0; at <= version; at += 1) await call(browser, 'preference', { ...body, version: at });
    expect(await call(browser, 'preference', { ...body, version })).toMatchObject({
      status: 409,
      msg: '消息设置已在别处修改，请刷新后重试',
    });
    expect((await get(browser, 'preference')).data).toMatchObject({ version: version + 1 });
  });

  it('of ten tabs at once is saved once', async () => {
    const { browser } = await openSession(portal, NOW);
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(browser, 'preference', { channels: CHANNELS, quietHours: null, version: 0 }),
      ),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it.each([
    [{ channels: { ...CHANNELS, security: { sms: true, mail: false } } }, '安全消息不能关闭'],
    [{ quietHours: { from: '24:00', to: '07:00' } }, '请选择正确的时间'],
    [{ quietHours: { from: '08:00', to: '08:00' } }, '免打扰的开始与结束时间不能相同'],
    [{ channels: {} }, expect.any(String)],
    [{ version: -1 }, expect.any(String)],
  ])('refuses %j', async (changes, msg) => {
    const { browser } = await openSession(portal, NOW);
    const body = { channels: CHANNELS, quietHours: null, version: 0, ...changes };
    expect(await call(browser, 'preference', body)).toMatchObject({ status: 400, code: '422', msg });
    expect((await get(browser, 'preference')).data).toMatchObject({ version: 0 });
  });
});
