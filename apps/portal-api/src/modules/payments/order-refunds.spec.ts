import type { QueuedRefund } from '@portal/api-contract/account';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLedger } from '../../platform/money/ledger/ledger';
import { findPackageFolder } from '../../platform/package-folders';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { createOrderDeliveries } from '../purchase/order-deliveries';
import { createOrderPayments } from '../purchase/order-payments';
import { createOrders } from '../purchase/order-record';
import { orderCalls, payOffline } from '../purchase/testing/order-calls';
import { createFailureRefunds } from './order-refunds';
import { addPaidProduct, paymentCalls, PRICE } from './testing/payment-calls';

const MIGRATION = join(findPackageFolder('migrations'), '0060-refunds.sql');

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { order, open, press, post, readOrder, waitUntilRefunded } = paymentCalls;
const query = <Row extends object>(text: string, values: unknown[] = []) => portal.database.query<Row>(text, values);
const readTitles = async (recordNo: unknown) =>
  (await query<{ title: string }>('select title from user_message where record_no = $1', [recordNo])).map(
    ({ title }) => title,
  );
const ledger = () => createLedger(database.orm, now);

beforeAll(() => addPaidProduct(portal));

const logIn = async () => (await openSession(portal, now())).browser;

/** An order that was paid online. */
async function payOrder(browser: TestBrowser) {
  const orderNo = await order(browser);
  const { payNo } = await open(browser, orderNo);
  await press(browser, payNo, 'succeed');
  return { orderNo, payNo };
}

/** Has the delivery of an order fail for good; the portal hears of that by its event. */
async function fail(orderNo: string): Promise<void> {
  const deliveries = createOrderDeliveries(createOrders(ledger()));
  for (let count = 0; count < 3; count += 1)
    await database.transaction((runner) => deliveries.fail(runner, orderNo, '', now()));
}

/** Tells of a failure as the event does, also where there is none. */
function tell(orderNo: string): Promise<unknown> {
  const orders = createOrders(ledger());
  const orderPayments = createOrderPayments(orders, ledger());
  const { handle } = createFailureRefunds({ database, clock: now, ledger: ledger(), orderPayments });
  const run = { key: '', at: now(), signal: new AbortController().signal, complete: async () => undefined };
  return handle({ event: 'order.failed', recordNo: orderNo, recordId: '', ownerId: '' }, run);
}

const listRefunds = (orderNo: string) =>
  query<{ state: number; amount: string }>('select state, amount from refund where order_no = $1', [orderNo]);
const waitForRefund = (orderNo: string) =>
  waitUntil(
    () => listRefunds(orderNo),
    (rows) => rows.length > 0 && rows.every(({ state }) => state === 40),
  );
/** What has gone back at the provider. */
async function readReturned(payNo: string): Promise<number> {
  const [row] = await query<{ total: string }>(
    `select coalesce(sum(value::int), 0) as total from sandbox_trade, jsonb_each_text(refunds) where pay_no = $1`,
    [payNo],
  );
  return Number(row?.total);
}

it('is all that was paid, and its owner is told', async () => {
  const browser = await logIn();
  const { orderNo, payNo } = await payOrder(browser);
  await fail(orderNo);
  expect(await waitForRefund(orderNo)).toEqual([{ state: 40, amount: String(PRICE) }]);
  expect(await readOrder(browser, orderNo)).toMatchObject({
    ...{ status: 60, paid: PRICE, refunded: PRICE, payStatus: 'refunded' },
  });
  expect(await ledger().balancesOf(orderNo)).toMatchObject({ due: 0, refundable: 0, surplus: 0 });
  expect(await readReturned(payNo)).toBe(PRICE);
  const messages = await query<{ title: string; link: string }>(
    `select title, link from user_message where record_no in (select refund_no from refund where order_no = $1)
     order by title`,
    [orderNo],
  );
  for (const { link } of messages) expect(link).toMatch(/^\/overview\/refund-details\?refundNo=RF/);
  expect(messages.map(({ title }) => title).join()).toMatch(/自动发起.*到账|到账.*自动发起/);
});

it('is one, however often and however fast the failure is told of', async () => {
  const browser = await logIn();
  const { orderNo, payNo } = await payOrder(browser);
  await fail(orderNo);
  await Promise.all([1, 2, 3, 4].map(() => tell(orderNo)));
  await waitForRefund(orderNo);
  await tell(orderNo);
  expect(await listRefunds(orderNo)).toHaveLength(1);
  const postings = await query(
    `select from ledger_posting where cause_key in (select 'refund:' || refund_no from refund where order_no = $1)`,
    [orderNo],
  );
  expect(postings).toHaveLength(1);
  expect(await readReturned(payNo)).toBe(PRICE);
});

it('is the share of the order alone where one payment paid several', async () => {
  const browser = await logIn();
  const [failed, kept] = [await order(browser), await order(browser)];
  const { payNo } = await open(browser, failed, kept);
  await press(browser, payNo, 'succeed');
  await fail(failed);
  await waitForRefund(failed);
  expect(await readReturned(payNo)).toBe(PRICE);
  expect(await readOrder(browser, kept)).toMatchObject({ status: 30, refunded: 0, payStatus: 'paid' });
  expect(await ledger().balancesOf(kept)).toMatchObject({ refundable: PRICE });
  await fail(kept);
  await waitForRefund(kept);
  expect(await readReturned(payNo)).toBe(2 * PRICE);
});

it('comes from the payment that was kept where the order was paid twice', async () => {
  const browser = await logIn();
  const orderNo = await order(browser);
  const [first, second] = [await open(browser, orderNo), await open(browser, orderNo)];
  await press(browser, second.payNo, 'succeed');
  await press(browser, first.payNo, 'payLate');
  await waitUntilRefunded(browser, first.payNo);
  await fail(orderNo);
  await waitForRefund(orderNo);
  for (const { payNo } of [first, second]) expect(await readReturned(payNo)).toBe(PRICE);
  expect(await readOrder(browser, orderNo)).toMatchObject({ paid: 2 * PRICE, refunded: 2 * PRICE });
});

it('takes into account what payments returned before it was noted by their orders', async () => {
  const browser = await logIn();
  const [kept, cancelled] = [await order(browser), await order(browser)];
  const { payNo } = await open(browser, kept, cancelled);
  await paymentCalls.cancel(browser, cancelled);
  await press(browser, payNo, 'succeed');
  const isOfPayment = 'payment_id = (select id from payment where pay_no = $1)';
  const read = () =>
    query(`select order_no, refunded from payment_order where ${isOfPayment} order by order_no`, [payNo]);
  const noted = await read();
  expect(noted).toContainEqual({ order_no: cancelled, refunded: String(PRICE) });
  await query(`update payment_order set refunded = 0 where ${isOfPayment}`, [payNo]);
  const [statement] = /^update payment_order[^;]*;/m.exec(readFileSync(MIGRATION, 'utf8')) ?? [];
  await query(statement ?? '');
  expect(await read()).toEqual(noted);
});

it('is none for an order that was delivered, or still is', async () => {
  const browser = await logIn();
  const [delivered, waiting] = [await payOrder(browser), await payOrder(browser)];
  const deliveries = createOrderDeliveries(createOrders(ledger()));
  await database.transaction((runner) => deliveries.complete(runner, delivered.orderNo, now()));
  for (const { orderNo } of [delivered, waiting]) {
    await tell(orderNo);
    expect(await listRefunds(orderNo)).toEqual([]);
    expect(await readOrder(browser, orderNo)).toMatchObject({ paid: PRICE, refunded: 0 });
  }
});

it('keeps agents from delivering for nothing', async () => {
  const browser = await logIn();
  const { orderNo } = await payOrder(browser);
  await fail(orderNo);
  await waitForRefund(orderNo);
  const { browser: agent } = await openStaffSession(portal, now(), ['agent']);
  const { version } = await readOrder(browser, orderNo);
  const { status, body } = await orderCalls.post(agent, '/ops-api/order/retry', { orderNo, version });
  expect([status, body.msg]).toEqual([409, '订单款项已退回，无法重新开通']);
});

describe('of money that came by no payment', () => {
  const openFinance = async () => (await openStaffSession(portal, now(), ['finance'])).browser;
  const listQueued = async (finance: TestBrowser, filter: object = {}) =>
    ((await post(finance, '/ops-api/refund/pageList', filter)).body.data as { list: QueuedRefund[] }).list;
  const findQueued = async (finance: TestBrowser, orderNo: string) =>
    (await listQueued(finance, { pageSize: 100 })).find((one) => one.orderNo === orderNo);

  async function failOffline() {
    const { browser, userId } = await openSession(portal, now());
    const orderNo = await order(browser);
    await payOffline(database, now, orderNo);
    await fail(orderNo);
    await waitUntil(
      () => listRefunds(orderNo),
      ({ length }) => length > 0,
    );
    return { browser, userId, orderNo };
  }

  it('waits for finance, and its owner is told so', async () => {
    const { browser, userId, orderNo } = await failOffline();
    await tell(orderNo);
    expect(await listRefunds(orderNo)).toEqual([{ state: 31, amount: String(PRICE) }]);
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 60, paid: PRICE, refunded: PRICE });
    expect(await ledger().balancesOf(orderNo)).toMatchObject({ due: 0, refundable: 0, surplus: 0 });
    const queued = await findQueued(await openFinance(), orderNo);
    expect(queued).toMatchObject({ orderNo, amount: PRICE, status: 31, userCode: `code-${userId}` });
    expect(await readTitles(queued?.refundNo)).toEqual([expect.stringContaining('将由财务线下退回')]);
  });

  it('is over once finance has paid it out, as it was seen, and once', async () => {
    const { orderNo } = await failOffline();
    const finance = await openFinance();
    const { refundNo = '', version = 0 } = (await findQueued(finance, orderNo)) ?? {};
    const settle = (seen: number) => post(finance, '/ops-api/refund/settle', { refundNo, version: seen });
    expect((await settle(version + 1)).status).toBe(409);
    expect((await settle(version)).body.data).toMatchObject({ refundNo, status: 40, version: version + 1 });
    expect((await settle(version + 1)).body.msg).toBe('退款当前为「已退款」，不能进行此操作');
    expect(await findQueued(finance, orderNo)).toBeUndefined();
    expect((await readTitles(refundNo)).join()).toContain('已由财务线下退回');
    expect((await post(finance, '/ops-api/refund/settle', { refundNo: 'RF-none', version })).status).toBe(404);
  });

  it('cannot be said to be paid out by hand where a provider does', async () => {
    const { orderNo } = await payOrder(await logIn());
    await fail(orderNo);
    await waitForRefund(orderNo);
    const finance = await openFinance();
    const [found] = (await listQueued(finance, { status: 40, pageSize: 100 })).filter((one) => one.orderNo === orderNo);
    const { refundNo, version } = found ?? {};
    expect((await post(finance, '/ops-api/refund/settle', { refundNo, version })).status).toBe(409);
  });

  it('is the rest alone where a payment brought some of it', async () => {
    const { orderNo, payNo } = await payOrder(await logIn());
    await query('update payment_order set refunded = 900 where order_no = $1', [orderNo]);
    await fail(orderNo);
    const listParts = () =>
      query<{ state: number; amount: string }>(
        `select state, amount from refund_part where refund_id in (select id from refund where order_no = $1)`,
        [orderNo],
      );
    const rows = await waitUntil(listParts, (found) => found.length === 2 && found.some(({ state }) => state === 40));
    expect(rows.map(({ state, amount }) => `${state} ${amount}`).sort()).toEqual(['31 900', `40 ${PRICE - 900}`]);
    expect(await listRefunds(orderNo)).toEqual([{ state: 31, amount: String(PRICE) }]);
    expect(await readReturned(payNo)).toBe(PRICE - 900);
  });
});

it.each([
  ['', 40, 0],
  ['模拟开通缓慢', 40, 0],
  ['模拟开通失败', 60, PRICE],
])('follows what the sandbox makes of an order with the remark 「%s」', async (remark, status, refunded) => {
  const browser = await logIn();
  const orderNo = await orderCalls.order(browser, remark);
  const { payNo } = await open(browser, orderNo);
  await press(browser, payNo, 'succeed');
  const end = await waitUntil(
    async () => {
      advance(5);
      return readOrder(browser, orderNo);
    },
    (found) => found.status === status && found.refunded === refunded,
  );
  expect(end).toMatchObject({ status, refunded });
  if (refunded > 0) await waitForRefund(orderNo);
  expect(await readReturned(payNo)).toBe(refunded);
});
