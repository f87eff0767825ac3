import { NO_CALL } from '../../platform/http/no-call';
import { createIdempotencyService } from '../../platform/idempotency/idempotency.service';
import { createRecordTimers } from '../../platform/records/record-timers';
import type { Subject } from '../../platform/security/session-verifier';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { createOrders } from '../purchase/order-record';
import { purchaseOrder } from '../purchase/purchase.tables';
import { createPaymentsService } from './payments.service';
import { ProviderUnreachableError } from './provider/payment-provider';
import { addPaidProduct, openPayments, paymentCalls, PRICE, renew } from './testing/payment-calls';

const START = new Date('2026-06-05T12:00:00+08:00');
const HOUR_S = 3600;

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { order, open, pay, press, status, readPayment, readOrder, cancel, post } = paymentCalls;

beforeAll(() => addPaidProduct(portal));
beforeEach(() => setTime(START));

const logIn = () => openSession(portal, now());
const parts = () => openPayments({ database, clock: now });
const sums = (orderNo: string) => parts().ledger.balancesOf(orderNo);
const waitForState = (browser: TestBrowser, payNo: string, state: number) =>
  waitUntil(
    () => readPayment(browser, payNo),
    (payment) => payment.status === state,
  );
const TITLES = 'select title from user_message where record_no = $1 order by created_at, title collate "C" desc';
const readTitles = async (recordNo: string) =>
  (await portal.database.query<{ title: string }>(TITLES, [recordNo])).map(({ title }) => title);

async function openOrder() {
  const { browser, userId } = await logIn();
  const orderNo = await order(browser);
  return { browser, userId, orderNo, ...(await open(browser, orderNo)) };
}

describe('opening a payment', () => {
  it('asks for what is owed, at a cashier of the channel, for two hours', async () => {
    const { browser } = await logIn();
    const orderNos = [await order(browser), await order(browser)];
    const { body } = await pay(browser, orderNos, { returnTo: '/overview/order', amount: 1 });
    expect(body).toMatchObject({
      ...{ code: '200', msg: '支付单已生成' },
      data: {
        payNo: expect.stringMatching(/^PY20260605[2-9A-Z]{6}$/),
        payUrl: expect.stringMatching(/^\/ptl\/pay\/sandbox\?trade=[\w-]{43}$/),
        ...{ amount: 2 * PRICE, payBefore: '2026-06-05T14:00:00+08:00' },
      },
    });
    const { payNo } = body.data as { payNo: string };
    expect(await readPayment(browser, payNo)).toEqual({
      ...{ payNo, status: 10, channel: 'sandbox', amount: 2 * PRICE, refunded: 0, orderNos: [...orderNos].sort() },
      ...{ createdAt: '2026-06-05T12:00:00+08:00', payBefore: '2026-06-05T14:00:00+08:00', paidAt: null },
    });
  });

  it('ends before the price of an order does, and is too late then', async () => {
    const { browser: earlier, userId } = await logIn();
    const orderNo = await order(earlier);
    advance(7 * 24 * HOUR_S - HOUR_S);
    const browser = await renew(portal, userId, now());
    expect((await open(browser, orderNo)).payBefore).toBe('2026-06-12T11:55:00+08:00');
    advance(HOUR_S - 5 * 60);
    expect((await pay(await renew(portal, userId, now()), [orderNo])).body).toMatchObject({
      code: '409',
      msg: '订单即将超过支付期限，无法在线支付',
    });
  });

  it('happens once for each key, also when many come at once', async () => {
    const { browser } = await logIn();
    const orderNo = await order(browser);
    const first = await pay(browser, [orderNo], {}, 'p-1');
    advance(60);
    expect((await pay(browser, [orderNo], {}, 'p-1')).body.data).toEqual(first.body.data);
    expect((await pay(browser, [orderNo], { returnTo: '/other' }, 'p-1')).status).toBe(422);
    const many = await Promise.all(Array.from({ length: 12 }, () => pay(browser, [orderNo], {}, 'p-2')));
    const payNos = many
      .filter(({ status: code }) => code === 200)
      .map(({ body }) => (body.data as { payNo: string }).payNo);
    expect(new Set(payNos).size).toBe(1);
    expect(many.every(({ status: code }) => code === 200 || code === 409)).toBe(true);
    const stored = await portal.database.query('select from payment_order where order_no = $1', [orderNo]);
    expect(stored).toHaveLength(2);
  });

  it('goes on with the same payment where its channel could not be reached', async () => {
    const { browser, userId } = await logIn();
    const orderNo = await order(browser);
    const { providers, orderPayments, protection } = parts();
    let isAway = true;
    const sandbox = providers.get('sandbox');
    const create: typeof sandbox.create = async (trade, call) => {
      if (isAway) throw new ProviderUnreachableError('away');
      return sandbox.create(trade, call);
    };
    const service = createPaymentsService({
      ...{ database, clock: now, orderPayments },
      idempotency: createIdempotencyService({ database, clock: now, protection }),
      providers: { ...providers, find: () => ({ ...sandbox, create }) },
    });
    const context = { ...NO_CALL, origin: 'http://localhost', headers: { 'idempotency-key': 'p-3' } };
    const owner = { id: userId, account: '' } as Subject;
    const open = () => service.pay(owner, { orderNos: [orderNo], channel: 'sandbox', returnTo: '/' }, context);
    await expect(open()).rejects.toMatchObject({ status: 503, msg: '支付渠道暂时无法连接，请稍后重试' });
    isAway = false;
    const { payNo } = await open();
    const stored = await portal.database.query('select from payment_order where order_no = $1', [orderNo]);
    expect(stored).toHaveLength(1);
    expect((await press(browser, payNo, 'succeed')).body.data).toMatchObject({ status: 20 });
  });

  it('is for own orders that wait for it', async () => {
    const { browser } = await logIn();
    const orderNo = await order(browser);
    const other = await order((await logIn()).browser);
    expect((await pay(browser, [orderNo, other])).status).toBe(404);
    expect((await pay(browser, ['none'])).status).toBe(404);
    const cancelled = await order(browser);
    await cancel(browser, cancelled);
    expect((await pay(browser, [orderNo, cancelled])).body).toMatchObject({
      ...{ code: '409', msg: '订单当前为「已取消」，不能进行此操作' },
    });
    expect((await pay(new TestBrowser(portal.app), [orderNo])).status).toBe(401);
    expect(await portal.database.query('select from payment_order where order_no = $1', [orderNo])).toEqual([]);
  });

  it.each([
    ['orderNos', [], '请选择订单'],
    ['orderNos', ['a', 'a'], '订单不能重复'],
    ['orderNos', Array.from({ length: 21 }, (_, index) => `o${index}`), '一次最多支付20个订单'],
    ['orderNos', ['x'.repeat(33)], '请选择订单'],
    ['channel', 'cash', '请选择支付方式'],
    ['channel', 'alipay', '暂不支持该支付方式'],
    ['returnTo', 'https://evil.example/', '须为以 / 开头的站内地址'],
    ['returnTo', '//evil.example', '须为以 / 开头的站内地址'],
    ['returnTo', '/ptl/order/cancel', '返回地址无效'],
  ])('with %s %j is rejected', async (field, value, msg) => {
    const { browser } = await logIn();
    const { body } = await pay(browser, ['o'], { [field]: value });
    expect(body).toMatchObject({ code: '422', msg });
  });

  it('offers the channels that there are', async () => {
    const { browser } = await logIn();
    expect((await browser.request('/ptl/order/payChannels')).body.data).toEqual([
      { channel: 'sandbox', name: '模拟支付', way: 'page' },
      { channel: 'transfer', name: '对公汇款', way: 'transfer' },
    ]);
  });
});

describe('a payment', () => {
  it('is nobody else’s to see or to play with', async () => {
    const { payNo } = await openOrder();
    const { browser } = await logIn();
    for (const response of [
      await status(browser, payNo),
      await press(browser, payNo, 'succeed'),
      await status(browser, 'x'),
    ])
      expect(response.status).toBe(404);
    expect((await status(new TestBrowser(portal.app), payNo)).status).toBe(401);
    expect((await status(browser, '')).status).toBe(400);
  });

  it.each(['succeed', 'repeatNotice', 'disorderNotices'] as const)('%s: pays the order, once', async (action) => {
    const { browser, orderNo, payNo } = await openOrder();
    const { body } = await press(browser, payNo, action);
    expect(body.data).toMatchObject({ payNo, status: 20, refunded: 0, paidAt: '2026-06-05T12:00:00+08:00' });
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE, payStatus: 'paid' });
    expect(await sums(orderNo)).toMatchObject({ paid: PRICE, due: 0, surplus: 0, refunded: 0 });
    expect((await readTitles(orderNo)).filter((title) => title.includes('已支付'))).toHaveLength(1);
    expect((await press(browser, payNo, 'succeed')).body).toMatchObject({ code: '409', msg: '该笔交易已结束' });
  });

  it.each([
    ['fail', 40],
    ['close', 30],
    ['misstateAmount', 10],
  ] as const)('%s: pays nothing', async (action, state) => {
    const { browser, orderNo, payNo } = await openOrder();
    expect((await press(browser, payNo, action)).body.data).toMatchObject({ status: state, paidAt: null });
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 20, paid: 0 });
    const again = await open(browser, orderNo);
    expect((await press(browser, again.payNo, 'succeed')).body.data).toMatchObject({ status: 20 });
  });

  it('withholdNotice: is found to be paid by asking', async () => {
    const { browser, orderNo, payNo } = await openOrder();
    expect((await press(browser, payNo, 'withholdNotice')).body.data).toMatchObject({ status: 10 });
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 20 });
    advance(15);
    await parts().check();
    await waitForState(browser, payNo, 20);
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE });
  });

  it('payLate: pays an order that still waits', async () => {
    const { browser, orderNo, payNo } = await openOrder();
    expect((await press(browser, payNo, 'payLate')).body.data).toMatchObject({ status: 20, refunded: 0 });
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE });
  });

  it('goes back where the order was paid by another one, and its owner is told', async () => {
    const { browser, orderNo, payNo } = await openOrder();
    const second = await open(browser, orderNo);
    await press(browser, payNo, 'succeed');
    // It may have been closed by then.
    expect((await press(browser, second.payNo, 'payLate')).body.data).toMatchObject({ refunded: PRICE });
    await waitForState(browser, second.payNo, 51);
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: 2 * PRICE, refunded: PRICE });
    expect(await sums(orderNo)).toMatchObject({ due: 0, surplus: 0, refundable: PRICE });
    expect(await readTitles(second.payNo)).toEqual(['支付单有多收的款项，正在原路退回', '支付单多收的款项已原路退回']);
  });

  it.each(['succeed', 'payLate'] as const)('%s: goes back where the order is cancelled by then', async (action) => {
    const { browser, orderNo, payNo } = await openOrder();
    await cancel(browser, orderNo);
    await press(browser, payNo, action);
    await waitForState(browser, payNo, 51);
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 50, paid: PRICE, refunded: PRICE });
    expect(await sums(orderNo)).toMatchObject({ charged: 0, due: 0, surplus: 0 });
  });

  it('goes back in part where one of its orders is over', async () => {
    const { browser } = await logIn();
    const [kept, cancelled] = [await order(browser), await order(browser)];
    const { payNo } = await open(browser, kept, cancelled);
    await cancel(browser, cancelled);
    await press(browser, payNo, 'succeed');
    expect(await waitForState(browser, payNo, 51)).toMatchObject({ amount: 2 * PRICE, refunded: PRICE });
    expect(await readOrder(browser, kept)).toMatchObject({ status: 30, paid: PRICE, refunded: 0 });
    expect(await readOrder(browser, cancelled)).toMatchObject({ status: 50, paid: PRICE, refunded: PRICE });
  });

  it('goes back where the order has expired by then', async () => {
    const { userId, orderNo, payNo } = await openOrder();
    advance(7 * 24 * HOUR_S);
    const timers = createRecordTimers(createOrders(parts().ledger), {
      database,
      clock: now,
      dueAt: purchaseOrder.payUntil,
    });
    await runDue(database.orm, timers, now());
    await parts().check();
    const browser = await renew(portal, userId, now());
    await waitForState(browser, payNo, 30);
    await press(browser, payNo, 'payLate');
    await waitForState(browser, payNo, 51);
    expect(await sums(orderNo)).toMatchObject({ charged: 0, due: 0, surplus: 0, paid: PRICE, refunded: PRICE });
  });

  it('is closed at the provider when its time is over, and cannot be paid then', async () => {
    const { userId, orderNo, payNo } = await openOrder();
    advance(2 * HOUR_S);
    await parts().check();
    const browser = await renew(portal, userId, now());
    await waitForState(browser, payNo, 30);
    expect((await press(browser, payNo, 'succeed')).status).toBe(409);
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 20 });
  });

  it('counts that was paid before it could be closed', async () => {
    const { browser: earlier, userId, orderNo, payNo } = await openOrder();
    await press(earlier, payNo, 'withholdNotice');
    advance(2 * HOUR_S);
    await parts().check();
    const browser = await renew(portal, userId, now());
    await waitForState(browser, payNo, 20);
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30 });
  });

  it('whose cashier was never opened is closed by the clock', async () => {
    const { userId, payNo } = await openOrder();
    await portal.database.query('delete from sandbox_trade where pay_no = $1', [payNo]);
    advance(2 * HOUR_S);
    await parts().check();
    await waitForState(await renew(portal, userId, now()), payNo, 30);
  });
});

it('is told of by the providers that there are, and by no other', async () => {
  const providers = openPayments({ database, clock: now }).providers;
  expect(providers.find('alipay')).toBeUndefined();
  expect(() => providers.get('wechat')).toThrow('There is no provider for wechat');
  const { browser } = await logIn();
  expect((await post(browser, '/ptl/pay/notify/alipay', {})).status).toBe(404);
  expect((await post(browser, '/ptl/pay/notify/constructor', {})).status).toBe(404);
});
