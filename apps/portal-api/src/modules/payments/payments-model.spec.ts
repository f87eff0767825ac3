import { SANDBOX_ACTIONS, type SandboxAction } from '@portal/api-contract/account';
import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { openSession, openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { createOrders } from '../purchase/order-record';
import { purchaseOrder } from '../purchase/purchase.tables';
import { signNotice } from './provider/sandbox-notice';
import { addPaidProduct, openPayments, paymentCalls, PRICE, renew } from './testing/payment-calls';
import { type ModelPayment, PaymentModel } from './testing/payment-model';
import { TRANSFER_ACCOUNT, transferCalls } from './testing/transfer-calls';

const STEPS = 400;

/** The same steps every time; others are walked by another seed. */
const SEED = Number(process.env['PAYMENT_SEED'] ?? 20_261_125);

const ACTIONS = Object.keys(SANDBOX_ACTIONS) as SandboxAction[];

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const JUMPS = [10 * MINUTE_MS, HOUR_MS, 3 * HOUR_MS, 8 * 24 * HOUR_MS] as const;

const { now, setTime } = createTestClock('2026-06-05T12:00:00+08:00');
const environment = { ...createTestEnvironment(), ...TRANSFER_ACCOUNT };
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true, environment });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = paymentCalls;
const query = <Row extends object>(text: string, values: unknown[] = []) => portal.database.query<Row>(text, values);

const OPEN_FOR_PAID = `
  select pay_no from payment
  join payment_order on payment_id = payment.id
  join purchase_order using (order_no)
  where payment.state = 10 and purchase_order.state in ('processing', 'completed')`;

/** What was done, what the model expects, and what came. */
type Step = readonly [name: string, expected: unknown, actual: unknown];

it(`keeps orders, payments and the ledger at one for ${STEPS} random steps (seed ${SEED})`, async () => {
  await addPaidProduct(portal);
  const random = createSeededRandom(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const model = new PaymentModel(PRICE);
  const { ledger, protection, providers, check } = openPayments({ database, clock: now });
  const expire = createRecordTimers(createOrders(ledger), { database, clock: now, dueAt: purchaseOrder.payUntil });
  const { userId, ...session } = await openSession(portal, now());
  let browser: TestBrowser = session.browser;
  const visited = new Set<string>();
  const codes = new Map<string, string>();
  const stamp = () => now().getTime();

  async function order(): Promise<Step> {
    model.order(await calls.order(browser));
    return ['order', true, true];
  }

  async function open(): Promise<Step> {
    const waiting = model.orders.filter(({ state }) => state === 20);
    const some = random() < 0.9 && waiting.length > 0 ? waiting : model.orders;
    const orders = [...new Set([pick(some), pick(some)])];
    const { status, body } = await calls.pay(
      browser,
      orders.map(({ orderNo }) => orderNo),
    );
    if (status !== 200) return ['open', !orders.every(({ state }) => state === 20), status === 409];
    const { payNo, payBefore, amount } = body.data as { payNo: string; payBefore: string; amount: number };
    model.payments.push({ payNo, orders, payBefore: Date.parse(payBefore), state: 10, trade: 'waiting', refunded: 0 });
    return ['open', [true, orders.length * PRICE], [orders.every(({ state }) => state === 20), amount]];
  }

  async function press(): Promise<Step> {
    const waiting = model.payments.filter(({ state }) => state === 10);
    const payment = pick(random() < 0.8 && waiting.length > 0 ? waiting : model.payments.slice(-6));
    const action = pick(ACTIONS);
    if (action === 'withholdNotice' && model.isAmbiguous(payment)) return ['press nothing', true, true];
    const { status } = await calls.press(browser, payment.payNo, action);
    return [`press ${action}`, model.press(payment, action, stamp()), status];
  }

  /** The provider tells once more how a trade stands, whatever it has told before. */
  async function tell(): Promise<Step> {
    const payment = pick(model.payments);
    const trade = await providers.get('sandbox').query(payment.payNo, { signal: AbortSignal.timeout(MINUTE_MS) });
    if (trade === undefined) throw new Error('A trade is gone');
    const { headers, body } = signNotice(protection, trade);
    const response = await browser.request('/ptl/pay/notify/sandbox', {
      ...{ method: 'POST', payload: body.toString() },
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
    });
    model.tell(payment);
    return [`tell ${trade.state}`, 'success', response.text];
  }

  /** A statement tells of a transfer, also for an order that waits for none any more. */
  async function transfer(): Promise<Step> {
    const { browser: finance } = await openStaffSession(portal, now(), ['finance']);
    const one = pick(model.orders.slice(-6));
    if (one.state === 20) codes.set(one.orderNo, (await transferCalls.choose(browser, one.orderNo)).code);
    const line = { serialNo: `T-${Math.floor(random() * 1e12)}`, remark: codes.get(one.orderNo) ?? '' };
    const isMatched = model.transfer(one);
    const { matched, waiting } = await transferCalls.take(finance, line);
    return [`transfer ${isMatched ? 'matched' : 'held'}`, isMatched ? [1, 0] : [0, 1], [matched, waiting]];
  }

  async function cancel(): Promise<Step> {
    const one = pick(model.orders.slice(-4));
    return ['cancel', model.cancel(one), (await calls.cancel(browser, one.orderNo)).status];
  }

  /** Waits until nothing is open for what is paid: the portal ends it by itself, and is asked to close it now. */
  async function endOthers(): Promise<void> {
    await waitUntil(
      async () => {
        await check();
        return query(OPEN_FOR_PAID);
      },
      ({ length }) => length === 0,
    );
    if (model.endOthers()) visited.add('end others');
  }

  async function moveTo(time: number): Promise<void> {
    setTime(new Date(time));
    await query('update payment set check_at = $1 where state = 10', [now()]);
    await check();
    model.check(time);
    await endOthers();
  }

  /** Stops wherever a payment ends, so that what is closed there is closed before an order expires. */
  async function jump(): Promise<Step> {
    const end = stamp() + pick(JUMPS);
    const stops = model.payments.filter(({ state }) => state === 10).map(({ payBefore }) => payBefore);
    for (const stop of [...new Set(stops)].sort((one, other) => one - other)) if (stop < end) await moveTo(stop);
    await moveTo(end);
    await runDue(database.orm, expire, now());
    const over = await query<{ order_no: string }>(`select order_no from purchase_order where state = 'expired'`);
    for (const one of model.orders)
      if (one.state === 20 && over.some(({ order_no: orderNo }) => orderNo === one.orderNo)) one.state = 55;
    browser = await renew(portal, userId, now());
    return ['jump', true, true];
  }

  const look = async ({ payNo }: ModelPayment) => {
    const { status, refunded } = await calls.readPayment(browser, payNo);
    return { status: status === 51 ? 50 : status, refunded };
  };

  await order();
  await open();
  for (let count = 0; count < STEPS; count += 1) {
    const work = pick([
      order,
      order,
      order,
      open,
      open,
      open,
      open,
      press,
      press,
      press,
      press,
      tell,
      transfer,
      cancel,
      jump,
    ]);
    const [name, expected, actual] = await work();
    await endOthers();
    visited.add(name);
    expect({ count, name, response: actual }).toEqual({ count, name, response: expected });
    for (const payment of model.payments.slice(-6)) {
      visited.add(`payment ${payment.state}`);
      expect({ count, name, ...(await look(payment)) }).toMatchObject({
        ...{ count, name, status: payment.state, refunded: payment.refunded },
      });
    }
  }

  for (const payment of model.payments)
    expect(await look(payment)).toEqual({ status: payment.state, refunded: payment.refunded });
  for (const { orderNo, state, paid, refunded } of model.orders) {
    const charged = state === 50 || state === 55 ? 0 : PRICE;
    const { status, ...sums } = await calls.readOrder(browser, orderNo);
    expect(sums).toMatchObject({ paid, refunded });
    // The automatic operator may have delivered what was paid for.
    expect(state === 30 ? [30, 40] : [state]).toContain(status);
    expect(await ledger.balancesOf(orderNo)).toMatchObject({
      ...{ charged, paid, refunded, surplus: 0, due: state === 20 ? PRICE : 0, refundable: state === 30 ? PRICE : 0 },
    });
  }
  await waitUntil(
    () => query('select from payment where state = 50'),
    ({ length }) => length === 0,
  );
  const returned = await query<{ total: string }>(
    `select coalesce(sum(value::int), 0) as total from sandbox_trade, jsonb_each_text(refunds)`,
  );
  const expected = model.orders.reduce((sum, { refunded }) => sum + refunded, 0);
  expect(Number(returned[0]?.total)).toBe(expected);
  expect(expected).toBeGreaterThan(0);
  for (const action of ACTIONS) expect(visited).toContain(`press ${action}`);
  for (const name of ['end others', 'transfer matched', 'transfer held']) expect(visited).toContain(name);
  for (const state of [30, 50, 55]) expect(model.orders.map((one) => one.state)).toContain(state);
  for (const state of [10, 20, 30, 40, 50]) expect(visited).toContain(`payment ${state}`);
});
