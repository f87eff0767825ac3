import { setUp, setUpPortal } from '../../testing/set-up';
import { openTestDatabase } from '../../testing/patient-limits';
import { createTestClock } from '../../testing/test-clock';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession, openStaffSession, reopenSession } from '../../testing/test-session';
import { orderCalls, payOffline } from '../purchase/testing/order-calls';
import type { NewDelivery } from '../deliveries/provider/delivery-provider';
import { createSandboxDelivery } from '../deliveries/provider/sandbox-delivery';
import { createOrderDeliveries } from '../purchase/order-deliveries';
import { createOrders } from '../purchase/order-record';
import { createLedger } from '../../platform/money/ledger/ledger';
import { createTrialConversion } from './trial-conversion';
import { createTrialMeter } from './trial-meter';
import { createTrialTask } from './trial-operator';
import {
  addTriedProducts,
  applyForTrial,
  callTrial,
  decide,
  openTrialDesk,
  readTrial,
  startTrial,
} from './testing/trial-desk';

const DAY_S = 86_400;

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
// Nobody is named who delivers, so that the portal itself leaves trials alone.
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const desk = () => openTrialDesk({ database, clock: now });

beforeAll(() => addTriedProducts(portal));
// Nothing of a test waits for the next one.
afterEach(() => portal.database.query('delete from trial'));

const listTitles = async (recordNo: string) =>
  (
    await portal.database.query<{ title: string }>(
      'select title from user_message where record_no = $1 order by created_at, id',
      [recordNo],
    )
  ).map(({ title }) => title);

/** A trial that was passed by itself and is opened by a desk. */
async function openTrial(productCode = 'instant', of = desk()) {
  const { browser, userId } = await openSession(portal, now());
  const id = await startTrial(browser, productCode);
  if (productCode !== 'instant') {
    const { browser: reviewer } = await openStaffSession(portal, now(), ['reviewer']);
    await decide(reviewer, id, 'pass');
  }
  await of.run();
  const reopen = async () => (await reopenSession(portal, userId, now())).browser;
  return { id, userId, browser, reopen, read: async () => readTrial(await reopen(), id) };
}

describe('opening', () => {
  it('asks the provider until it has, with what it has to know, and tells the owner', async () => {
    const slow = Object.assign(desk(), { answer: () => ({ state: 'inProgress' }) as const });
    const { id, read, userId } = await openTrial('tool', slow);
    expect(await read()).toMatchObject({ status: 20, failure: '' });
    const [asked] = slow.asked;
    expect(asked).toEqual({
      ...{ orderNo: id, userCode: `code-${userId}`, productCode: 'tool', productName: '产品tool', trialDays: 20 },
      lines: [{ mealCode: 'trial', planName: '试用', quantity: 1, period: 1 }],
      remark: '用于产线设备的接入与监测。',
      deliveryNo: `${id}-1`,
    });
    advance(4);
    await slow.run();
    expect(slow.asked).toHaveLength(1);
    slow.answer = desk().answer as never;
    advance(6);
    await slow.run();
    const opened = await read();
    expect(opened).toMatchObject({ status: 30, instanceNo: `I-${id}-1` });
    expect(Date.parse(opened.endsAt ?? '') - Date.parse(opened.openedAt ?? '')).toBe(20 * DAY_S * 1000);
    expect(await listTitles(id)).toContain('试用已开通：产品tool');
  });

  it('is tried three times, says why it fails, and then waits for somebody', async () => {
    const failing = Object.assign(desk(), { answer: () => ({ state: 'failed', reason: '资源不足' }) as const });
    const { id, read, browser } = await openTrial('instant', failing);
    expect(await readTrial(browser, id)).toMatchObject({ status: 20, failure: '资源不足' });
    for (const pause of [60, 600, 6000]) {
      advance(pause);
      await failing.run();
    }
    expect(failing.asked.map(({ deliveryNo }) => deliveryNo)).toEqual([1, 2, 3].map((place) => `${id}-${place}`));
    expect((await read()).log.filter(({ act }) => act === 'missOpening')).toHaveLength(3);
    expect(await listTitles(id)).toContain('试用开通失败：产品instant');
    const { browser: reviewer } = await openStaffSession(portal, now(), ['reviewer']);
    expect((await decide(reviewer, id, 'retry')).body.data).toMatchObject({ status: 20, failure: '' });
    expect((await decide(reviewer, id, 'retry')).status).toBe(409);
    const good = desk();
    await good.run();
    expect(await read()).toMatchObject({ status: 30, instanceNo: `I-${id}-4`, failure: '' });
  });

  it('leaves alone what was cancelled while the provider was asked', async () => {
    const of = desk();
    const { browser } = await openSession(portal, now());
    const id = await startTrial(browser, 'instant');
    of.answer = ({ deliveryNo }) => ({ state: 'delivered', instanceNo: deliveryNo });
    await callTrial(browser, 'cancel', { id });
    await of.run();
    expect(await readTrial(browser, id)).toMatchObject({ status: 60, dataUntil: null });
    expect(of.asked).toEqual([]);
  });
});

describe('as days go by', () => {
  it('reminds seven, three and one day before the end, ends, and removes the data after fifteen days', async () => {
    const { id, read, userId } = await openTrial();
    const reminders = async () => (await listTitles(id)).filter((title) => title.includes('天后到期'));
    const todos = async () =>
      (await (await reopenSession(portal, userId, now())).browser.request('/ptl/console/todos')).body.data;
    advance(6 * DAY_S);
    await desk().run();
    expect(await reminders()).toEqual([]);
    expect(await todos()).toEqual([]);
    for (const [days, left] of [
      [1, 7],
      [4, 3],
      [2, 1],
    ] as const) {
      advance(days * DAY_S);
      await desk().run();
      await desk().run();
      expect((await reminders()).at(-1)).toBe(`试用将在${left}天后到期：产品instant`);
    }
    expect(await reminders()).toHaveLength(3);
    expect(await todos()).toEqual([{ kind: 'endingTrial', total: 1 }]);
    advance(DAY_S - 1);
    await desk().run();
    expect((await read()).status).toBe(30);
    advance(1);
    await desk().run();
    const over = await read();
    expect(over).toMatchObject({ status: 40, actions: ['convert', 'feedback'], isDataRemoved: false });
    expect(Date.parse(over.dataUntil ?? '')).toBe(now().getTime() + 15 * DAY_S * 1000);
    advance(15 * DAY_S - 1);
    await desk().run();
    expect((await read()).isDataRemoved).toBe(false);
    advance(1);
    await desk().run();
    await desk().run();
    expect(await read()).toMatchObject({ status: 40, isDataRemoved: true, dataUntil: null, instanceNo: '' });
    expect((await listTitles(id)).filter((title) => title.startsWith('试用数据已删除'))).toHaveLength(1);
  });

  it('can be used beyond its end while an extension waits, and reminds again after it was granted', async () => {
    const { id, read, browser, reopen } = await openTrial();
    advance(13 * DAY_S);
    await desk().run();
    await callTrial(await reopen(), 'extend', { id, days: 7, reason: '还有一条产线没有接入' });
    advance(2 * DAY_S);
    await desk().run();
    expect((await read()).status).toBe(31);
    const { browser: reviewer } = await openStaffSession(portal, now(), ['reviewer']);
    await decide(reviewer, id, 'pass');
    await desk().run();
    expect((await read()).status).toBe(30);
    expect((await listTitles(id)).filter((title) => title.includes('天后到期'))).toEqual([
      '试用将在1天后到期：产品instant',
      '试用将在6天后到期：产品instant',
    ]);
    expect(browser).toBeDefined();
  });
});

describe('conversion', () => {
  const deliver = async (browser: TestBrowser) => {
    const orderNo = await orderCalls.order(browser);
    await payOffline(database, now, orderNo);
    const deliveries = createOrderDeliveries(createOrders(createLedger(database.orm, now)));
    await database.transaction((runner) => deliveries.complete(runner, orderNo, now()));
    return orderNo;
  };
  const hear = (recordNo: string) =>
    createTrialConversion({ database, clock: now }).handle(
      { event: 'order.delivered', recordId: '', recordNo, ownerId: '' },
      { key: 'k', at: now(), signal: new AbortController().signal, complete: async () => undefined },
    );

  it.each([0, 21])(
    'follows a delivered order of the same product, %i days later, and keeps what was set up',
    async (days) => {
      const { id, read, reopen } = await openTrial('tool');
      const { instanceNo } = await read();
      advance(days * DAY_S);
      await desk().run();
      const orderNo = await deliver(await reopen());
      await hear(orderNo);
      await hear(orderNo);
      expect(await read()).toMatchObject({ status: 50, orderNo, instanceNo, actions: ['feedback'], dataUntil: null });
      expect((await listTitles(id)).filter((title) => title === '试用已转为正式使用：产品tool')).toHaveLength(1);
      advance(40 * DAY_S);
      await desk().run();
      expect(await read()).toMatchObject({ status: 50, instanceNo, isDataRemoved: false });
    },
  );

  it('is what the order is called, whose delivery goes on with what was tried out, once', async () => {
    const { id, read, reopen } = await openTrial('tool');
    const { instanceNo } = await read();
    const browser = await reopen();
    const orderNo = await orderCalls.order(browser);
    expect(await orderCalls.readOrder(browser, orderNo)).toMatchObject({ type: 'conversion' });
    const next = await orderCalls.order(browser);
    expect(await orderCalls.readOrder(browser, next)).toMatchObject({ type: 'new' });
    await payOffline(database, now, orderNo);
    const deliveries = createOrderDeliveries(createOrders(createLedger(database.orm, now)));
    const toDeliver = await deliveries.find(database.orm, orderNo);
    expect(toDeliver).toMatchObject({ tried: { trialNo: id, instanceNo } });
    const sandbox = createSandboxDelivery({ database, clock: now });
    const deliver = () =>
      sandbox.deliver({ ...toDeliver, deliveryNo: `DL-${orderNo}` } as NewDelivery, {
        signal: new AbortController().signal,
      });
    expect(await deliver()).toEqual({ state: 'inProgress' });
    advance(5);
    expect(await deliver()).toEqual({ state: 'delivered', instanceNo, consoleUrl: expect.any(String) });
  });

  it('is left to a later order where the first was cancelled', async () => {
    const { reopen } = await openTrial('tool');
    const browser = await reopen();
    const first = await orderCalls.order(browser);
    await orderCalls.post(browser, '/ptl/order/cancel', { orderNo: first, version: 1 });
    expect(await orderCalls.readOrder(browser, await orderCalls.order(browser))).toMatchObject({ type: 'conversion' });
  });

  it('needs an order of the own account that came after', async () => {
    const other = await openSession(portal, now());
    const orderNo = await deliver(other.browser);
    advance(60);
    const id = await startTrial(other.browser, 'tool');
    const { read } = await openTrial('tool');
    await portal.database.query(`update trial set state = 30, opened_at = created_at where trial_no = $1`, [id]);
    await hear(orderNo);
    expect((await readTrial(other.browser, id)).status).toBe(30);
    expect((await read()).status).toBe(30);
  });
});

it('uses what is tried in a demonstration by number and date alone', async () => {
  const { read } = await openTrial('tool');
  expect((await read()).quota?.used).toBeNull();
  const meter = createTrialMeter({ database, clock: now });
  const run = () => meter.run({}, {} as never);
  await run();
  const first = (await read()).quota?.used ?? 0;
  expect(first).toBeGreaterThan(0);
  advance(5 * DAY_S);
  await run();
  await run();
  const later = (await read()).quota?.used ?? 0;
  expect(later).toBeGreaterThan(first);
  expect(later).toBeLessThanOrEqual(3000);
});

it('is passed by the automatic operator after half a minute', async () => {
  const { browser } = await openSession(portal, now());
  const id = await startTrial(browser, 'tool');
  const { run } = createTrialTask({ database, clock: now });
  advance(29);
  await run();
  expect((await readTrial(browser, id)).status).toBe(10);
  advance(1);
  await run();
  expect((await readTrial(browser, id)).status).toBe(20);
  expect((await applyForTrial(browser)).status).toBe(409);
});
