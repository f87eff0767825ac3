import type { Quote } from '@portal/api-contract';
import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession, reopenSession } from '../../testing/test-session';
import { orderCalls, PRICE } from '../purchase/testing/order-calls';
import { addChangedProduct, changeCalls, PRICES } from './testing/changed-product';
import { listOwnInstances, openInstanceDesk, readInstance } from './testing/instance-desk';

const START = '2026-06-05T12:00:00+08:00';
const DAY_S = 86_400;

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const { renew, upgrade, order, orderAtOnce, create, options, autoRenew } = changeCalls;

beforeAll(() => addChangedProduct(portal));
beforeEach(() => setTime(START));
afterEach(() => portal.database.query('delete from product_instance'));

/** Somebody with a month of the basic plan, from `START` on. */
async function openOwner() {
  const { browser, userId } = await openSession(portal, now());
  const desk = openInstanceDesk({ database, clock: now });
  await desk.settle(await orderCalls.order(browser));
  await desk.run();
  const [instance] = await listOwnInstances(browser);
  if (instance === undefined) throw new Error('The order has become nothing');
  const { instanceId } = instance;
  // What is quoted at the very moment of a change may be of before it.
  advance(1);
  const enter = async () => (await reopenSession(portal, userId, now())).browser;
  return {
    ...{ browser, userId, instanceId, desk, enter },
    read: async () => readInstance(await enter(), instanceId),
    /** Has an order paid, delivered and applied. */
    async settle({ orderNo }: { readonly orderNo: string }) {
      await desk.settle(orderNo);
      await desk.run();
    },
  };
}

const days = (count: number) => advance(count * DAY_S);

describe('a renewal', () => {
  it('is quoted at the price of today, ordered, and goes on from the end', async () => {
    const { instanceId, settle, read, enter } = await openOwner();
    days(10);
    const browser = await enter();
    const { body } = await renew(browser, instanceId, 12);
    expect(body.data).toMatchObject({
      ...{ original: PRICE * 12, payable: (PRICE * 12 * 85) / 100, discountText: '12 个月享 8.5 折' },
      lines: [{ mealCode: 'tool-basic', period: 12, quantity: 1, taxRate: 6 }],
      change: {
        type: 'renewal',
        instanceId,
        startsAt: '2026-07-05T12:00:00+08:00',
        endsAt: '2027-07-05T12:00:00+08:00',
      },
    });
    const { orderNo, payable } = await order(browser, await renew(browser, instanceId, 12));
    expect(await orderCalls.readOrder(browser, orderNo)).toMatchObject({
      ...{ type: 'renewal', status: 20, payable, change: { type: 'renewal', instanceId } },
    });
    await settle({ orderNo });
    const found = await read();
    expect(found).toMatchObject({ status: 10, endsAt: '2027-07-05T12:00:00+08:00', period: 12, planName: 'basic' });
    expect(found.orders.map(({ type }) => type)).toEqual(['renewal', 'new']);
    expect(found.log.at(-1)).toMatchObject({ act: 'renew', reason: '续费 12 个月，到期日延至 2027-07-05' });
  });

  it('brings a product back that has ended, from its delivery on', async () => {
    const { instanceId, desk, settle, read, enter } = await openOwner();
    days(40);
    await desk.run();
    expect(await read()).toMatchObject({ status: 30, actions: ['renew'] });
    const browser = await enter();
    expect((await upgrade(browser, instanceId)).body.msg).toBe('产品已到期，请先续费再升级');
    await settle(await order(browser, await renew(browser, instanceId)));
    expect(await read()).toMatchObject({ status: 10, endsAt: '2026-08-15T12:00:01+08:00', keptUntil: null });
  });

  it('is another product where it comes after the release', async () => {
    const { instanceId, desk, settle, enter, read } = await openOwner();
    days(30);
    await desk.run();
    days(14);
    const browser = await enter();
    const late = await order(browser, await renew(browser, instanceId));
    days(2);
    await desk.run();
    expect(await read()).toMatchObject({ status: 40, actions: [] });
    await settle(late);
    const found = await listOwnInstances(await enter());
    expect(found.map(({ status, endsAt }) => [status, endsAt.slice(0, 10)])).toEqual([
      [40, '2026-07-05'],
      [10, '2026-08-21'],
    ]);
    expect((await renew(await enter(), instanceId)).body.msg).toBe('产品已释放，请重新购买');
  });

  it('is one at a time, also by two who come at once, and the open one is named', async () => {
    const { browser, instanceId, settle, read } = await openOwner();
    const quotes = await Promise.all([1, 2].map(() => renew(browser, instanceId)));
    const made = await Promise.all(quotes.map(({ body }) => create(browser, (body.data as Quote).quoteId)));
    expect(made.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { openOrder } = await options(browser, instanceId);
    expect(openOrder).toMatchObject({ type: 'renewal', status: 20 });
    for (const call of [renew, upgrade]) {
      const { status, body } = await call(browser, instanceId);
      expect([status, body.msg]).toEqual([409, `已有一笔未完成的续费订单 ${openOrder?.orderNo}，请先支付或取消它`]);
    }
    await settle({ orderNo: openOrder?.orderNo ?? '' });
    expect(await read()).toMatchObject({ endsAt: '2026-08-05T12:00:00+08:00' });
    expect((await options(browser, instanceId)).openOrder).toBeNull();
  });

  it('can be ordered again once the open one is cancelled', async () => {
    const { browser, instanceId } = await openOwner();
    const { orderNo } = await order(browser, await renew(browser, instanceId));
    const { version } = await orderCalls.readOrder(browser, orderNo);
    await orderCalls.post(browser, '/ptl/order/cancel', { orderNo, version });
    expect((await renew(browser, instanceId)).status).toBe(200);
  });

  it('keeps the price of its quote, whatever becomes of the price', async () => {
    const { browser, instanceId } = await openOwner();
    const quoted = await renew(browser, instanceId);
    await addChangedProduct(portal, { ...PRICES, basic: PRICE + 100 });
    expect((await order(browser, quoted)).payable).toBe(PRICE);
    await addChangedProduct(portal);
  });

  it('is refused for a plan that is sold no longer, and that is said', async () => {
    const { browser, instanceId } = await openOwner();
    await addChangedProduct(portal, { plus: PRICES.plus });
    const failure = '当前规格已停止销售，不能续费或升级；到期前请选购其他规格';
    expect(await options(browser, instanceId)).toMatchObject({
      ...{ periods: [], plans: [], renewalFailure: failure, upgradeFailure: failure },
    });
    for (const call of [renew, upgrade])
      expect(await call(browser, instanceId)).toMatchObject({ status: 409, body: { msg: failure } });
    await addChangedProduct(portal);
  });
});

describe('an upgrade', () => {
  it('costs the difference for the days that are left, says how, and keeps end and keys', async () => {
    const { browser: first, instanceId, settle, read, enter } = await openOwner();
    await orderCalls.post(first, '/ptl/myProduct/keyCreate', { instanceId, name: '产线' });
    days(10);
    const browser = await enter();
    const quote = await order(browser, await upgrade(browser, instanceId));
    const part = { difference: 10_000, daysLeft: 19, totalDays: 30, amount: 6_333 };
    expect(quote).toMatchObject({ payable: 6_333, change: { type: 'upgrade', planBefore: 'basic', parts: [part] } });
    const ordered = await orderCalls.readOrder(browser, quote.orderNo);
    expect(ordered).toMatchObject({
      type: 'upgrade',
      change: { parts: [part] },
      payUntil: '2026-06-16T12:00:01+08:00',
    });
    await settle(quote);
    const found = await read();
    expect(found).toMatchObject({ planName: 'plus', mealCode: 'tool-plus', endsAt: '2026-07-05T12:00:00+08:00' });
    expect(found.keys).toHaveLength(1);
    expect(found.log.at(-1)?.reason).toBe('由basic升级为plus，到期日 2026-07-05');
  });

  it('pays for what was renewed as well', async () => {
    const { browser, instanceId, settle, enter } = await openOwner();
    await settle(await order(browser, await renew(browser, instanceId, 12)));
    days(10);
    const { change, payable } = (await upgrade(await enter(), instanceId)).body.data as Quote;
    expect(change?.parts).toEqual([
      { difference: 10_000, daysLeft: 19, totalDays: 30, amount: 6_333 },
      { difference: 102_000, daysLeft: 365, totalDays: 365, amount: 102_000 },
    ]);
    expect(payable).toBe(108_333);
  });

  it('does not hold once the product has changed since its quote', async () => {
    const { browser, instanceId, settle } = await openOwner();
    const cheap = (await upgrade(browser, instanceId)).body.data as Quote;
    advance(1);
    await settle(await order(browser, await renew(browser, instanceId, 12)));
    expect(await create(browser, cheap.quoteId)).toMatchObject({
      ...{ status: 409, body: { msg: '产品刚刚有变化，请重新获取报价' } },
    });
  });

  it('offers dearer plans alone, and says why there are none', async () => {
    const { browser, instanceId, settle } = await openOwner();
    const names = async () => (await options(browser, instanceId)).plans.map(({ name }) => name);
    expect(await names()).toEqual(['plus', 'max']);
    expect((await upgrade(browser, instanceId, 'basic')).body.msg).toContain('暂不支持降级');
    await settle(await order(browser, await upgrade(browser, instanceId, 'max')));
    expect(await options(browser, instanceId)).toMatchObject({
      ...{ plans: [], upgradeFailure: '当前已是最高规格，没有可升级的规格' },
    });
    expect(await upgrade(browser, instanceId)).toMatchObject({ status: 409 });
    const other = await openOwner();
    days(29.5);
    expect(await options(await other.enter(), other.instanceId)).toMatchObject({
      ...{ plans: [], upgradeFailure: '剩余时间不足一天，请先续费再升级' },
    });
  });

  it('goes on for the days that were paid for where the product has ended meanwhile', async () => {
    const { instanceId, desk, enter, read, settle } = await openOwner();
    days(27);
    const browser = await enter();
    const paid = await order(browser, await upgrade(browser, instanceId));
    await portal.database.query(`update purchase_order set pay_until = $2 where order_no = $1`, [
      ...[paid.orderNo, '2026-09-01T00:00:00+08:00'],
    ]);
    days(5);
    await desk.run();
    expect(await read()).toMatchObject({ status: 30 });
    await settle(paid);
    expect(await read()).toMatchObject({ status: 10, planName: 'plus', endsAt: '2026-07-09T12:00:01+08:00' });
  });
});

// Of the month a second is over, and so a day.
it.each([
  ['renewed', { period: 12 }, { type: 'renewal', payable: (PRICE * 12 * 85) / 100 }],
  ['upgraded', { mealCode: 'tool-plus' }, { type: 'upgrade', payable: Math.floor(((PRICES.plus - PRICE) * 29) / 30) }],
])('is %s at once by programs, at the price of the moment and once for each key', async (_done, input, ordered) => {
  const { browser, instanceId } = await openOwner();
  const key = randomUUID();
  const { status, body } = await orderAtOnce(browser, key, { instanceId, ...input });
  expect([status, body.data]).toEqual([
    200,
    { orderNo: expect.any(String), state: 'unpaid', payable: ordered.payable },
  ]);
  expect((await orderAtOnce(browser, key, { instanceId, ...input })).body.data).toEqual(body.data);
  const { orderNo } = body.data as { orderNo: string };
  expect(await orderCalls.readOrder(browser, orderNo)).toMatchObject({ ...ordered, status: 20 });
  const another = await orderAtOnce(browser, randomUUID(), { instanceId, ...input });
  expect([another.status, another.body.msg]).toEqual([409, expect.stringContaining(orderNo)]);
});

it('of others, and of nobody, is not to be changed', async () => {
  const { instanceId } = await openOwner();
  const { browser } = await openSession(portal, now());
  for (const id of [instanceId, randomUUID()]) {
    const responses = [
      await renew(browser, id),
      await upgrade(browser, id),
      await orderAtOnce(browser, randomUUID(), { instanceId: id, period: 1 }),
      await orderAtOnce(browser, randomUUID(), { instanceId: id, mealCode: 'tool-plus' }),
      await autoRenew(browser, { instanceId: id, version: 1 }),
      await browser.request(`/ptl/order/changeOptions?instanceId=${id}`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  }
});

it.each([
  ['renewQuote', { period: 2 }],
  ['renew', { period: 6 }],
  ['renew', {}],
  ['renew', { instanceId: 'x', period: 1 }],
  ['upgradeQuote', { mealCode: 'nothing-there' }],
  ['upgrade', { mealCode: 'A' }],
  ['upgrade', {}],
  ['autoRenew', { on: 'yes', version: 1 }],
  ['autoRenew', { on: true }],
])('%s refuses %j', async (call, input) => {
  const { browser, instanceId } = await openOwner();
  const { status } = await orderCalls.post(browser, `/ptl/order/${call}`, { instanceId, ...input });
  expect(status).toBe(400);
});
