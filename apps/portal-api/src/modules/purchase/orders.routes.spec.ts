import { AGREEMENT_VERSION } from '@portal/api-contract';
import type { OrderBrief, OrderDetail, StateCount } from '@portal/api-contract/account';
import { createLedger } from '../../platform/money/ledger/ledger';
import { toMoney } from '../../platform/money/money';
import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { addContent, makePlan, makeProduct, PRODUCT_CONTENT } from '../../testing/sample-content';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, reopenSession } from '../../testing/test-session';
import { createOrders } from './order-record';
import { purchaseOrder } from './purchase.tables';

const START = new Date('2026-06-05T12:00:00+08:00');
const DAY_SECONDS = 86_400;
const PRICE = 201_960;

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(async () => {
  const plans = [
    makePlan('tool-basic', { unitPrice: 9_900, periods: [1, 12] }),
    makePlan('tool-talk', { name: '旗舰版', unitPrice: 50_000, periods: [], isNegotiable: true }),
  ];
  const content = { ...PRODUCT_CONTENT, plans };
  await addContent(portal, {
    'products/tool.json': makeProduct('tool', { content }),
    'products/other.json': makeProduct('other', { content }),
  });
});
beforeEach(() => setTime(START));

const logIn = () => openSession(portal, now());

async function placeOrder(browser: TestBrowser, changes: object = {}, remark = ''): Promise<string> {
  const { productCode, ...item } = { productCode: 'tool', mealCode: 'tool-basic', period: 12, quantity: 2, ...changes };
  const quoted = await browser.request('/ptl/order/quote', { method: 'POST', payload: { productCode, items: [item] } });
  const { quoteId } = quoted.body.data as { quoteId: string };
  const payload = { quoteId, remark, agreementVersion: AGREEMENT_VERSION };
  const created = await browser.request('/ptl/order/create', { method: 'POST', payload });
  return (created.body.data as { orderNo: string }).orderNo;
}

const post = (browser: TestBrowser, name: string, payload: object, key?: string) =>
  browser.request(`/ptl/order/${name}`, {
    method: 'POST',
    payload,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const open = (browser: TestBrowser, orderNo: string) => browser.request(`/ptl/order/detail?orderNo=${orderNo}`);
const read = async (browser: TestBrowser, orderNo: string) => (await open(browser, orderNo)).body.data as OrderDetail;
const list = async (browser: TestBrowser, filter: object = {}) =>
  (await post(browser, 'pageList', filter)).body.data as { list: OrderBrief[]; total: number };
const count = async (browser: TestBrowser) =>
  (await browser.request('/ptl/order/statusCount')).body.data as StateCount[];

const ledger = () => createLedger(database.orm, now);
const readSums = (orderNo: string) => ledger().balancesOf(orderNo);
const expire = () => {
  const kind = createOrders(ledger());
  return runDue(database.orm, createRecordTimers(kind, { database, clock: now, dueAt: purchaseOrder.payUntil }), now());
};

const readTitles = async (orderNo: string) =>
  (
    await portal.database.query<{ title: string }>('select title from user_message where record_no = $1', [orderNo])
  ).map(({ title }) => title);

const readLinks = (orderNo: string) =>
  portal.database.query<{ link: string }>('select link from user_message where record_no = $1', [orderNo]);

describe('an order', () => {
  it('says what it costs, until when it can be paid and what has happened', async () => {
    const { browser } = await logIn();
    const orderNo = await placeOrder(browser, {}, '请尽快开通');
    expect(await read(browser, orderNo)).toMatchObject({
      ...{ orderNo, status: 20, payable: PRICE, original: 237_600, discount: 35_640 },
      ...{
        discountText: '12 个月享 8.5 折',
        paid: 0,
        ...{ refunded: 0, invoiced: 0, invoiceable: 0 },
        payStatus: 'unpaid',
        remark: '请尽快开通',
        version: 1,
      },
      lines: [{ productCode: 'tool', planName: '标准版', quantity: 2, period: 12, payable: PRICE, taxRate: 6 }],
      ...{ createdAt: '2026-06-05T12:00:00+08:00', payUntil: '2026-06-12T12:00:00+08:00' },
      log: [{ from: null, to: 20, act: 'submit', actorRole: 'user' }],
      actions: ['cancel', 'remark'],
    });
    expect(await readSums(orderNo)).toMatchObject({ charged: PRICE, due: PRICE, paid: 0 });
  });

  it('that is reviewed first is owed by nobody and cannot be cancelled', async () => {
    const { browser } = await logIn();
    const orderNo = await placeOrder(browser, { mealCode: 'tool-talk', period: 1 });
    expect(await read(browser, orderNo)).toMatchObject({ status: 10, payUntil: null, actions: ['remark'] });
    expect(await readSums(orderNo)).toMatchObject({ charged: 0, due: 0 });
    expect((await post(browser, 'cancel', { orderNo, version: 1 })).body).toMatchObject({
      ...{ code: '409', msg: '订单当前为「待审核」，不能进行此操作' },
    });
  });

  it('has messages that lead to its page', async () => {
    const { browser } = await logIn();
    const orderNo = await placeOrder(browser);
    expect(await readLinks(orderNo)).toEqual([{ link: `/overview/order-details?orderNo=${orderNo}` }]);
  });

  it('tells how its payment stands by the ledger', async () => {
    const { browser } = await logIn();
    const orderNo = await placeOrder(browser);
    const shares = [{ orderNo, amount: toMoney(100) }];
    await database.transaction((runner) =>
      ledger().post(runner, { kind: 'payment', channel: 'offline', tradeNo: orderNo, shares }),
    );
    expect(await read(browser, orderNo)).toMatchObject({ paid: 100, payStatus: 'partial' });
  });

  it('is nobody else’s to see or to change', async () => {
    const orderNo = await placeOrder((await logIn()).browser);
    const { browser } = await logIn();
    const responses = [
      await open(browser, orderNo),
      await open(browser, 'none'),
      await post(browser, 'cancel', { orderNo, version: 1 }),
      await post(browser, 'remark', { orderNo, version: 1, remark: '别人' }),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await list(browser)).toMatchObject({ list: [], total: 0 });
    const visitor = new TestBrowser(portal.app);
    expect((await open(visitor, orderNo)).status).toBe(401);
  });
});

describe('cancelling', () => {
  it('ends the debt, notes why and happens once', async () => {
    const { browser } = await logIn();
    const orderNo = await placeOrder(browser);
    const input = { orderNo, version: 1, reason: '配置选错了' };
    const first = await post(browser, 'cancel', input, 'c-1');
    expect(first.body).toMatchObject({
      ...{ code: '200', msg: '订单已取消' },
      data: { status: 50, payUntil: null, version: 2, actions: [], log: [{}, { to: 50, reason: '配置选错了' }] },
    });
    expect((await post(browser, 'cancel', input, 'c-1')).body.data).toEqual(first.body.data);
    expect((await post(browser, 'cancel', { ...input, version: 2 })).status).toBe(409);
    expect(await readSums(orderNo)).toMatchObject({ charged: 0, due: 0 });
    expect(await readTitles(orderNo)).toHaveLength(2);
  });

  it('of an order that a release before has not charged works alike', async () => {
    const { browser, userId } = await logIn();
    await portal.database.query(
      `with asked as (
         insert into quote (id, owner_id, body, order_no, created_at, expires_at)
         values ('old', $1, '{"original":500,"discount":0,"discountText":""}', 'OD-OLD', $2, $2) returning id)
       insert into purchase_order
         (order_no, owner_id, quote_id, state, line, payable, contract_first, remark, agreement_version, created_at)
       select 'OD-OLD', $1, id, 'unpaid',
         '{"mealCode":"tool-basic","period":1,"quantity":1,"isAutoRenewed":false,"productCode":"tool","productName":"旧","planName":"旧"}',
         500, false, '', '', $2 from asked`,
      [userId, now()],
    );
    expect((await post(browser, 'cancel', { orderNo: 'OD-OLD', version: 1 })).body).toMatchObject({
      msg: '订单已取消',
      data: { status: 50 },
    });
    expect(await readSums('OD-OLD')).toMatchObject({ charged: 0, due: 0 });
  });

  it('has one winner among two tabs', async () => {
    const { browser } = await logIn();
    const orderNo = await placeOrder(browser);
    const tabs = await Promise.all([1, 2].map(() => post(browser, 'cancel', { orderNo, version: 1 })));
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each([
    ['version', undefined, 400],
    ['version', -1, 400],
    ['version', 7, 409],
    ['reason', '长'.repeat(201), 400],
    ['orderNo', '', 400],
    ['orderNo', 'x'.repeat(33), 400],
  ])('with %s %j is rejected with %i', async (field, value, status) => {
    const { browser } = await logIn();
    const orderNo = await placeOrder(browser);
    expect((await post(browser, 'cancel', { orderNo, version: 1, [field]: value })).status).toBe(status);
    expect(await read(browser, orderNo)).toMatchObject({ status: 20 });
  });
});

describe('a remark', () => {
  it('is changed as long as somebody reads it', async () => {
    const { browser } = await logIn();
    const orderNo = await placeOrder(browser);
    const { body } = await post(browser, 'remark', { orderNo, version: 1, remark: ' 发票寄公司 ' });
    expect(body).toMatchObject({ msg: '备注已保存', data: { remark: '发票寄公司', version: 2 } });
    expect((await post(browser, 'remark', { orderNo, version: 1, remark: '旧页面' })).body).toMatchObject({
      ...{ code: '409', msg: '订单刚刚有变化，请刷新后重试' },
    });
    await post(browser, 'cancel', { orderNo, version: 2 });
    expect((await post(browser, 'remark', { orderNo, version: 3, remark: '晚了' })).status).toBe(409);
  });
});

describe('an order that nobody pays', () => {
  it('is closed by the clock after seven days, and its owner is told', async () => {
    const { browser: earlier, userId } = await logIn();
    const orderNo = await placeOrder(earlier);
    advance(7 * DAY_SECONDS - 1);
    await expire();
    const { browser } = await reopenSession(portal, userId, now());
    expect(await list(browser, { statuses: [20] })).toMatchObject({ total: 1 });
    advance(1);
    await expire();
    const { list: closed } = await list(browser, { statuses: [50, 55] });
    expect(closed).toMatchObject([{ orderNo, status: 55, payUntil: null }]);
    expect(await readSums(orderNo)).toMatchObject({ charged: 0, due: 0 });
    expect((await readTitles(orderNo)).some((title) => title.includes('因超时未支付已关闭'))).toBe(true);
  });
});

describe('the list of orders', () => {
  it('has the newest first, is narrowed by what is asked for, and counts each state', async () => {
    const { browser: earlier, userId } = await logIn();
    const first = await placeOrder(earlier);
    advance(DAY_SECONDS);
    const { browser } = await reopenSession(portal, userId, now());
    const second = await placeOrder(browser, { productCode: 'other', period: 1, quantity: 1 });
    advance(60);
    const third = await placeOrder(browser, { mealCode: 'tool-talk', period: 1 });
    await post(browser, 'cancel', { orderNo: first, version: 1 });
    const find = async (filter: object) => (await list(browser, filter)).list.map(({ orderNo }) => orderNo);
    expect(await find({})).toEqual([third, second, first]);
    expect(await list(browser, { pageNo: 2, pageSize: 2 })).toMatchObject({ list: [{ orderNo: first }], total: 3 });
    expect(await list(browser, { pageNo: 3, pageSize: 2 })).toMatchObject({ list: [], total: 3 });
    expect(await find({ statuses: [20, 50] })).toEqual([second, first]);
    expect(await find({ productCode: 'other' })).toEqual([second]);
    expect(await find({ orderNos: [first, third, 'SO0'] })).toEqual([third, first]);
    expect(await find({ orderNos: [] })).toEqual([]);
    expect(await find({ keyword: first.toLowerCase() })).toEqual([first]);
    expect(await find({ keyword: '产品other' })).toEqual([second]);
    expect(await find({ dateFrom: '2026-06-06', dateTo: '2026-06-06' })).toEqual([third, second]);
    expect(await find({ dateTo: '2026-06-05' })).toEqual([first]);
    expect(await find({ payableFrom: 1, payableTo: 9_900 })).toEqual([second]);
    expect((await count(browser)).filter(({ total }) => total > 0)).toEqual([
      { status: 10, total: 1 },
      { status: 20, total: 1 },
      { status: 50, total: 1 },
    ]);
  });

  it('is ordered by amount or time, and what is alike keeps its place from page to page', async () => {
    const { browser } = await logIn();
    const small = await placeOrder(browser, { period: 1, quantity: 1 });
    advance(60);
    const alike = [await placeOrder(browser), await placeOrder(browser)];
    const readAll = async (sort: string) => {
      const pages = await Promise.all([1, 2, 3].map((pageNo) => list(browser, { sort, pageNo, pageSize: 1 })));
      return pages.map((page) => page.list[0]?.orderNo);
    };
    const newest = await readAll('-createdAt');
    expect(await readAll('createdAt')).toEqual(newest.toReversed());
    const dearest = await readAll('-payable');
    expect([newest.at(-1), dearest.at(-1)]).toEqual([small, small]);
    for (const found of [newest, dearest]) expect(found.toSorted()).toEqual([small, ...alike].toSorted());
    expect(await readAll('payable')).toEqual(dearest.toReversed());
  });

  it('is narrowed to what the orders are for', async () => {
    const { browser } = await logIn();
    const [bought, renewed] = [await placeOrder(browser), await placeOrder(browser)];
    await portal.database.query(`update purchase_order set type = 'renewal' where order_no = $1`, [renewed]);
    const found = { new: [{ orderNo: bought }], renewal: [{ orderNo: renewed }], upgrade: [] };
    for (const [type, rows] of Object.entries(found)) expect((await list(browser, { type })).list).toMatchObject(rows);
  });

  it.each([
    ['statuses', [11]],
    ['statuses', Array.from({ length: 9 }, () => 20)],
    ['orderNos', Array.from({ length: 21 }, (_, index) => `SO${index}`)],
    ['dateFrom', '2026-02-30'],
    ['payableFrom', -1],
    ['payableTo', 1.5],
    ['payableTo', 2 ** 60],
    ['keyword', '长'.repeat(61)],
    ['type', 'gift'],
    ['sort', 'remark'],
    ['pageSize', 101],
  ])('with %s %j is rejected', async (field, value) => {
    const { browser } = await logIn();
    expect((await post(browser, 'pageList', { [field]: value })).status).toBe(400);
  });
});
