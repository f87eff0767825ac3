import type { Quote } from '@portal/api-contract';
import { addMonths } from '../../platform/add-months';
import { createLedger } from '../../platform/money/ledger/ledger';
import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, reopenSession } from '../../testing/test-session';
import { createOrders } from '../purchase/order-record';
import { purchaseOrder } from '../purchase/purchase.tables';
import { orderCalls } from '../purchase/testing/order-calls';
import { addChangedProduct, changeCalls, type PlanName, PRICES } from './testing/changed-product';
import { listOwnInstances, openInstanceDesk, readInstance } from './testing/instance-desk';

const STEPS = 250;

/** The same steps every time; others are walked by another seed. */
const SEED = Number(process.env['CHANGE_SEED'] ?? 20_261_126);

const DAY_MS = 86_400_000;
const GRACE_MS = 15 * DAY_MS;
const PLANS = Object.keys(PRICES) as PlanName[];
const RATES: Readonly<Record<number, number>> = { 1: 100, 3: 100, 12: 85 };

const { now, setTime } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const { renew, upgrade, create } = changeCalls;

/** A product as it should be: its plan, and the stretches that were paid for. */
interface ModelProduct {
  id: string;
  plan: PlanName;
  stretches: { months: number; from: number; to: number }[];
  endedAt: number | null;
}

/** The order that is open for a product, if there is one. */
interface ModelOrder {
  readonly orderNo: string;
  readonly type: 'renewal' | 'upgrade';
  readonly months: number;
  readonly plan: PlanName;
  readonly payable: number;
  readonly payUntil: number;
  readonly daysLeft: number;
}

it(`keeps periods, plans and the ledger at one for ${STEPS} random steps (seed ${SEED})`, async () => {
  await addChangedProduct(portal);
  const random = createSeededRandom(SEED);
  const draw = (most: number) => Math.floor(random() * most);
  const pick = <Item>(items: readonly Item[]): Item => items[draw(items.length)] as Item;
  const ledger = createLedger(database.orm, now);
  const expire = createRecordTimers(createOrders(ledger), { database, clock: now, dueAt: purchaseOrder.payUntil });
  const desk = openInstanceDesk({ database, clock: now });
  const { userId, ...session } = await openSession(portal, now());
  let browser: TestBrowser = session.browser;
  const stamp = () => now().getTime();
  const visited = new Set<string>();
  const paid = new Map<string, number>();
  const ended = new Set<string>();
  let open: ModelOrder | undefined;

  const run = async () => {
    await runDue(database.orm, expire, now());
    await desk.run();
  };
  const moveTo = async (time: number) => {
    setTime(new Date(time));
    await run();
  };

  /** A product that was bought just now. */
  async function buy(): Promise<ModelProduct> {
    const known = new Set((await listOwnInstances(browser, { pageSize: 100 })).map(({ instanceId }) => instanceId));
    const orderNo = await orderCalls.order(browser);
    await desk.settle(orderNo);
    paid.set(orderNo, PRICES.basic);
    await run();
    return adopt(known, 'basic', 1);
  }

  async function adopt(known: ReadonlySet<string>, plan: PlanName, months: number): Promise<ModelProduct> {
    const made = (await listOwnInstances(browser, { pageSize: 100 })).find(({ instanceId }) => !known.has(instanceId));
    if (made === undefined) throw new Error('The order has become nothing');
    const to = addMonths(now(), months).getTime();
    return { id: made.instanceId, plan, stretches: [{ months, from: stamp(), to }], endedAt: null };
  }

  const endOf = (one: ModelProduct) => Math.max(...one.stretches.map(({ to }) => to));
  const priceOf = (plan: PlanName, months: number) =>
    PRICES[plan] * months - Math.floor((PRICES[plan] * months * (100 - (RATES[months] ?? 100))) / 100);
  const isReleased = (one: ModelProduct) => one.endedAt !== null && stamp() >= one.endedAt + GRACE_MS;

  let product = await buy();
  // What is quoted at the very moment of a change may be of before it.
  setTime(new Date(stamp() + 1000));

  function expectedUpgrade(plan: PlanName) {
    const parts = product.stretches.flatMap(({ months, from, to }) => {
      const total = Math.round((to - from) / DAY_MS);
      const left = Math.min(total, Math.floor((to - stamp()) / DAY_MS));
      const difference = priceOf(plan, months) - priceOf(product.plan, months);
      return months > 0 && left >= 1 ? [{ left, amount: Math.floor((difference * left) / total) }] : [];
    });
    return {
      amount: parts.reduce((sum, { amount }) => sum + amount, 0),
      days: parts.reduce((sum, { left }) => sum + left, 0),
    };
  }

  async function orderChange(type: 'renewal' | 'upgrade'): Promise<void> {
    const months = pick([1, 1, 1, 1, 3, 12]);
    const plan = type === 'upgrade' ? pick(PLANS) : product.plan;
    const { amount, days } = expectedUpgrade(plan);
    const isDearer = PLANS.indexOf(plan) > PLANS.indexOf(product.plan);
    const isPossible =
      !open && !isReleased(product) && (type === 'renewal' || (isDearer && product.endedAt === null && amount > 0));
    const { status, body } =
      type === 'renewal' ? await renew(browser, product.id, months) : await upgrade(browser, product.id, plan);
    expect([type, status === 200]).toEqual([type, isPossible]);
    if (!isPossible) return void visited.add(`${type} refused`);
    const quote = body.data as Quote;
    const payable = type === 'renewal' ? priceOf(plan, months) : amount;
    expect(quote.payable).toBe(payable);
    setTime(new Date(stamp() + 1000));
    const created = await create(browser, quote.quoteId);
    expect([created.status, created.body.msg]).toEqual([200, '订单已提交']);
    const { orderNo } = created.body.data as { orderNo: string };
    const limit = type === 'renewal' ? stamp() + 7 * DAY_MS : Math.min(stamp() + DAY_MS, endOf(product));
    open = { orderNo, type, months, plan, payable, payUntil: limit, daysLeft: days };
    visited.add(type);
  }

  /** Pays, delivers and applies the open order. */
  async function settle(): Promise<void> {
    if (!open) return;
    const { orderNo, type, months, plan, payable, daysLeft } = open;
    open = undefined;
    const known = new Set((await listOwnInstances(browser, { pageSize: 100 })).map(({ instanceId }) => instanceId));
    await desk.settle(orderNo);
    paid.set(orderNo, payable);
    const isOver = isReleased(product);
    await run();
    visited.add(`${type} ${isOver ? 'released' : product.endedAt === null ? 'running' : 'ended'}`);
    if (isOver) return void (product = await adopt(known, plan, months));
    if (type === 'upgrade') product.plan = plan;
    const end = endOf(product);
    if (type === 'renewal') {
      const from = Math.max(end, stamp());
      product.stretches.push({ months, from, to: addMonths(new Date(from), months).getTime() });
    } else if (end <= stamp()) product.stretches.push({ months: 0, from: stamp(), to: stamp() + daysLeft * DAY_MS });
    if (endOf(product) > stamp()) product.endedAt = null;
  }

  async function cancel(): Promise<void> {
    if (!open) return;
    const { orderNo } = open;
    const { version } = await orderCalls.readOrder(browser, orderNo);
    expect((await orderCalls.post(browser, '/ptl/order/cancel', { orderNo, version })).status).toBe(200);
    ended.add(orderNo);
    open = undefined;
    visited.add('cancel');
  }

  /** Stops at every end and every release, so that timers are never late. */
  async function jump(): Promise<void> {
    const target = stamp() + pick([0.4, 3, 5, 12, 25]) * DAY_MS;
    for (;;) {
      const stops = [
        product.endedAt === null ? endOf(product) : product.endedAt + GRACE_MS,
        open?.payUntil ?? Infinity,
      ];
      const next = Math.min(...stops.filter((stop) => stop > stamp()), target);
      await moveTo(next);
      if (open && open.payUntil <= next) {
        ended.add(open.orderNo);
        open = undefined;
        visited.add('expire');
      }
      if (product.endedAt === null && endOf(product) <= next) product.endedAt = next;
      if (next === target) break;
    }
    browser = (await reopenSession(portal, userId, now())).browser;
    if (isReleased(product) && !open) product = await buy();
  }

  for (let count = 0; count < STEPS; count += 1) {
    const steps = [() => orderChange('renewal'), settle, jump];
    const more = [() => orderChange('upgrade'), () => orderChange('upgrade'), settle, settle, cancel, jump, jump];
    const step = pick(product.endedAt === null ? [...steps, ...more] : steps);
    await step();
    setTime(new Date(stamp() + 1000));
    const found = await readInstance(browser, product.id);
    expect({ count, plan: found.planName, end: Date.parse(found.endsAt), status: found.status }).toEqual({
      ...{ count, plan: product.plan, end: endOf(product) },
      status: isReleased(product) ? 40 : product.endedAt === null ? 10 : 30,
    });
  }

  for (const [orderNo, amount] of paid)
    expect(await ledger.balancesOf(orderNo)).toMatchObject({ charged: amount, paid: amount, due: 0, surplus: 0 });
  for (const orderNo of ended) expect(await ledger.balancesOf(orderNo)).toMatchObject({ charged: 0, paid: 0, due: 0 });
  for (const name of ['renewal', 'upgrade', 'renewal refused', 'upgrade refused', 'cancel', 'expire'])
    expect(visited).toContain(name);
  for (const name of ['renewal running', 'renewal ended', 'upgrade running']) expect(visited).toContain(name);
});
