import type { OrderBrief, QueuedTransfer } from '@portal/api-contract/account';
import { createRecordTimers } from '../../../platform/records/record-timers';
import { openTestDatabase } from '../../../testing/patient-limits';
import { runDue } from '../../../testing/run-due';
import { setUp, setUpPortal } from '../../../testing/set-up';
import type { TestBrowser } from '../../../testing/test-browser';
import { createTestClock } from '../../../testing/test-clock';
import { createTestEnvironment } from '../../../testing/test-portal';
import { openSession, openStaffSession } from '../../../testing/test-session';
import { waitUntil } from '../../../testing/wait-until';
import { createOrders } from '../../purchase/order-record';
import { purchaseOrder } from '../../purchase/purchase.tables';
import { addPaidProduct, openPayments, paymentCalls, PRICE, renew } from '../testing/payment-calls';
import { TRANSFER_ACCOUNT, transferCalls, writeStatement } from '../testing/transfer-calls';

const START = new Date('2026-06-05T12:00:00+08:00');
const DAY_S = 86_400;

const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({
  doesJobs: true,
  clock: now,
  isDemo: true,
  environment: { ...createTestEnvironment(), ...TRANSFER_ACCOUNT },
});
const database = setUp(() => openTestDatabase(portal.database.address));
const { post, open, press, readOrder, cancel, waitUntilRefunded } = paymentCalls;
const { orderByTransfer, upload, take, listHeld, sendStatement } = transferCalls;
const query = <Row extends object>(text: string, values: unknown[] = []) => portal.database.query<Row>(text, values);

let finance: TestBrowser;

beforeAll(() => addPaidProduct(portal));
beforeEach(async () => {
  setTime(START);
  finance = (await openStaffSession(portal, now(), ['finance'])).browser;
});

const logIn = () => openSession(portal, now());
const sums = (orderNo: string) => openPayments({ database, clock: now }).ledger.balancesOf(orderNo);
const readTitles = async (recordNo: unknown) =>
  (await query<{ title: string }>('select title from user_message where record_no = $1', [recordNo])).map(
    ({ title }) => title,
  );
const listOrders = async (browser: TestBrowser) =>
  ((await post(browser, '/ptl/order/pageList', {})).body.data as { list: OrderBrief[] }).list;
const listRefunds = (orderNo: string) =>
  query<{ refund_no: string; state: number; amount: string }>(
    'select refund_no, state, amount from refund where order_no = $1 order by created_at',
    [orderNo],
  );
const findHeld = async (serialNo: string) =>
  (await listHeld(finance)).find((one) => one.serialNo === serialNo) as QueuedTransfer;
const assign = ({ transferNo, version }: QueuedTransfer, orderNo: string) =>
  post(finance, '/ops-api/transfer/assign', { transferNo, version, orderNo });
/** What became of an order: delivery may have begun. */
const isPaid = async (browser: TestBrowser, orderNo: string) =>
  [30, 40].includes((await readOrder(browser, orderNo)).status);

let count = 0;
const nextSerial = () => `T${(count += 1)}`;

async function makeOrder() {
  const { browser, userId } = await logIn();
  return { browser, userId, ...(await orderByTransfer(browser)) };
}

describe('a transfer that is clear', () => {
  it('pays an order whose voucher waits, once, however often the statement comes', async () => {
    const { browser, orderNo, code } = await makeOrder();
    await upload(browser, orderNo);
    const bytes = writeStatement([{ serialNo: nextSerial(), remark: `货款 ${code}` }]);
    expect((await sendStatement(finance, bytes)).body).toMatchObject({
      ...{ code: '200', msg: '银行流水已导入', data: { total: 1, matched: 1, waiting: 0, known: 0 } },
    });
    expect((await sendStatement(finance, bytes)).body.data).toMatchObject({ total: 1, matched: 0, known: 1 });
    expect(await isPaid(browser, orderNo)).toBe(true);
    expect(await readOrder(browser, orderNo)).toMatchObject({ paid: PRICE, refunded: 0, payStatus: 'paid' });
    const info = await transferCalls.readInfo(browser, orderNo);
    expect(info).toMatchObject({ amount: 0, received: PRICE, vouchers: [{ status: 'confirmed', reason: '' }] });
    expect((await readTitles(orderNo)).join()).toContain('已支付，正在开通');
    expect(
      await query(`select from ledger_posting where cause_key like 'payment:transfer:%-' || $1`, ['T1']),
    ).toHaveLength(1);
  });

  it('pays one of which nobody has told', async () => {
    const { browser, orderNo, code } = await makeOrder();
    expect(await take(finance, { serialNo: nextSerial(), remark: code.toLowerCase() })).toMatchObject({ matched: 1 });
    expect(await isPaid(browser, orderNo)).toBe(true);
  });

  it('counts once where the same statement comes four times at once', async () => {
    const { orderNo, code } = await makeOrder();
    const line = { serialNo: nextSerial(), remark: code };
    const results = await Promise.all([1, 2, 3, 4].map(() => take(finance, line)));
    expect(results.map(({ matched, known }) => [matched, known]).sort()).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
      [1, 0],
    ]);
    expect(await sums(orderNo)).toMatchObject({ paid: PRICE, due: 0, surplus: 0 });
  });

  it('and an online payment at the same moment pay an order once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { browser, orderNo, code } = await makeOrder();
      const { payNo } = await open(browser, orderNo);
      if (round > 1) await upload(browser, orderNo);
      const serialNo = nextSerial();
      await Promise.all([take(finance, { serialNo, remark: code }), press(browser, payNo, 'succeed')]);
      expect(await isPaid(browser, orderNo)).toBe(true);
      const held = await findHeld(serialNo);
      // One of the two was first: the other goes back, or waits for finance.
      if (held) expect(held.doubt).toMatch(/^订单当前为/);
      else await waitUntilRefunded(browser, payNo);
      const { paid, refunded } = await readOrder(browser, orderNo);
      expect(paid - refunded).toBe(PRICE);
      expect(await sums(orderNo)).toMatchObject({ due: 0, surplus: 0, refundable: PRICE });
    }
  });
});

describe('a transfer that is not clear', () => {
  it('waits with its reason, and pays what finance says', async () => {
    const { browser, orderNo, code } = await makeOrder();
    await upload(browser, orderNo);
    const serialNo = nextSerial();
    const wrong = `${code.slice(0, 8)}${code[8] === '2' ? '3' : '2'}`;
    expect(await take(finance, { serialNo, remark: wrong })).toMatchObject({ waiting: 1 });
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 25, paid: 0 });
    const held = await findHeld(serialNo);
    expect(held).toMatchObject({
      ...{ amount: PRICE, doubt: '附言中没有有效的汇款识别码', payerName: '启衡科技有限公司', remark: wrong },
      ...{ orderNo: '', status: 10, bookedAt: '2026-06-05T12:30:00+08:00' },
    });
    expect((await assign({ ...held, version: 9 }, orderNo)).status).toBe(409);
    expect((await assign(held, 'OD-none')).status).toBe(404);
    expect((await assign(held, orderNo)).body.data).toMatchObject({ status: 20, orderNo });
    expect((await assign({ ...held, version: 2 }, orderNo)).status).toBe(409);
    expect(await isPaid(browser, orderNo)).toBe(true);
    const { log } = await readOrder(browser, orderNo);
    expect(log.map(({ act, actorRole }) => `${act} ${actorRole}`)).toContain('confirmPayment finance');
    expect((await readTitles(orderNo)).join()).toContain('已确认到账');
  });

  it('waits where it names several orders', async () => {
    const [first, second] = [await makeOrder(), await makeOrder()];
    const serialNo = nextSerial();
    await take(finance, { serialNo, remark: `${first.code} 和 ${second.code}`, amount: 2 * PRICE });
    expect((await findHeld(serialNo)).doubt).toBe('附言中有多个订单的汇款识别码');
  });

  it('is a part where it is short, and another completes it by itself', async () => {
    const { browser, orderNo, code } = await makeOrder();
    await upload(browser, orderNo);
    const serialNo = nextSerial();
    await take(finance, { serialNo, remark: code, amount: PRICE - 900 });
    const held = await findHeld(serialNo);
    expect(held.doubt).toBe('到账 ¥90.00，与待付的 ¥99.00 不符');
    await assign(held, orderNo);
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 25, paid: PRICE - 900, payStatus: 'partial' });
    expect(await listOrders(browser)).toMatchObject([{ orderNo, payable: PRICE, due: 900 }]);
    expect((await readTitles(orderNo)).join()).toContain('订单收到部分汇款，还差 ¥9.00');
    expect(await transferCalls.readInfo(browser, orderNo)).toMatchObject({ amount: 900, received: PRICE - 900 });
    expect(await take(finance, { serialNo: nextSerial(), remark: code, amount: 900 })).toMatchObject({ matched: 1 });
    expect(await isPaid(browser, orderNo)).toBe(true);
    expect(await sums(orderNo)).toMatchObject({ paid: PRICE, due: 0, surplus: 0 });
    expect(await listOrders(browser)).toMatchObject([{ due: 0 }]);
  });

  it('has the cashier ask for what is missing where it is short', async () => {
    const { browser, orderNo, code } = await makeOrder();
    const serialNo = nextSerial();
    await take(finance, { serialNo, remark: code, amount: PRICE - 900 });
    await assign(await findHeld(serialNo), orderNo);
    expect(await listOrders(browser)).toMatchObject([{ status: 20, payable: PRICE, due: 900 }]);
    expect(await readOrder(browser, orderNo)).toMatchObject({ payable: PRICE, due: 900, paid: PRICE - 900 });
    expect(await open(browser, orderNo)).toMatchObject({ amount: 900 });
  });

  it('pays an order and has the rest go back through finance where it is too much', async () => {
    const { browser, orderNo, code } = await makeOrder();
    const serialNo = nextSerial();
    await take(finance, { serialNo, remark: code, amount: PRICE + 100 });
    await assign(await findHeld(serialNo), orderNo);
    expect(await isPaid(browser, orderNo)).toBe(true);
    const [refund, ...others] = await listRefunds(orderNo);
    expect([refund, others]).toMatchObject([{ state: 31, amount: '100' }, []]);
    expect((await readTitles(refund?.refund_no)).join()).toContain('将由财务线下退回');
    expect(await sums(orderNo)).toMatchObject({ paid: PRICE + 100, refunded: 100, surplus: 0, refundable: PRICE });
  });

  it('goes back as a whole where the order is paid already', async () => {
    const { browser, orderNo, code } = await makeOrder();
    await take(finance, { serialNo: nextSerial(), remark: code });
    const serialNo = nextSerial();
    await take(finance, { serialNo, remark: code });
    const held = await findHeld(serialNo);
    expect(held.doubt).toMatch(/^订单当前为「(处理中|已完成)」$/);
    await assign(held, orderNo);
    expect(await listRefunds(orderNo)).toMatchObject([{ state: 31, amount: String(PRICE) }]);
    expect(await readOrder(browser, orderNo)).toMatchObject({ paid: 2 * PRICE, refunded: PRICE });
  });

  it('is noted as sent back where it is for no order', async () => {
    const serialNo = nextSerial();
    await take(finance, { serialNo, remark: '' });
    const { transferNo, version } = await findHeld(serialNo);
    const giveBack = (reason: string) => post(finance, '/ops-api/transfer/giveBack', { transferNo, version, reason });
    expect((await giveBack('')).body.code).toBe('422');
    expect((await giveBack('不是本平台的款项')).body.data).toMatchObject({ status: 30, orderNo: '' });
    expect((await giveBack('不是本平台的款项')).status).toBe(409);
    expect(await findHeld(serialNo)).toBeUndefined();
    expect((await listHeld(finance, { status: 30 })).map((one) => one.serialNo)).toContain(serialNo);
  });
});

describe('an order that ends', () => {
  async function payPart() {
    const made = await makeOrder();
    const serialNo = nextSerial();
    await take(finance, { serialNo, remark: made.code, amount: 1000 });
    await assign(await findHeld(serialNo), made.orderNo);
    return made;
  }
  const waitForRefund = (orderNo: string) =>
    waitUntil(
      () => listRefunds(orderNo),
      ({ length }) => length > 0,
    );
  async function expire() {
    const { ledger } = openPayments({ database, clock: now });
    const timers = createRecordTimers(createOrders(ledger), { database, clock: now, dueAt: purchaseOrder.payUntil });
    await runDue(database.orm, timers, now());
    finance = (await openStaffSession(portal, now(), ['finance'])).browser;
  }

  it('gives back what was paid of it, once it is cancelled', async () => {
    const { browser, orderNo } = await payPart();
    expect((await cancel(browser, orderNo)).status).toBe(200);
    expect(await waitForRefund(orderNo)).toMatchObject([{ state: 31, amount: '1000' }]);
    expect(await sums(orderNo)).toMatchObject({ charged: 0, paid: 1000, refunded: 1000, surplus: 0 });
  });

  it('gives it back, and what comes later, once it has expired', async () => {
    const { userId, orderNo, code } = await payPart();
    advance(7 * DAY_S + 1);
    await expire();
    await waitForRefund(orderNo);
    const browser = await renew(portal, userId, now());
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 55, paid: 1000, refunded: 1000 });
    const serialNo = nextSerial();
    await take(finance, { serialNo, remark: code });
    const held = await findHeld(serialNo);
    expect(held.doubt).toBe('订单当前为「已超时关闭」');
    await assign(held, orderNo);
    expect(await listRefunds(orderNo)).toMatchObject([{ amount: '1000' }, { state: 31, amount: String(PRICE) }]);
    expect(await sums(orderNo)).toMatchObject({ charged: 0, surplus: 0, refunded: 1000 + PRICE });
  });

  it('does not while its voucher is looked at', async () => {
    const { userId, browser, orderNo } = await makeOrder();
    await upload(browser, orderNo);
    advance(30 * DAY_S);
    await expire();
    expect(await readOrder(await renew(portal, userId, now()), orderNo)).toMatchObject({ status: 25 });
  });
});

it('is taken as a whole or not at all, and from nobody but finance', async () => {
  const { orderNo, code } = await makeOrder();
  const good = writeStatement([{ serialNo: nextSerial(), remark: code }]);
  const bad = await sendStatement(finance, Buffer.from(`${good.toString()}\r\na,b`));
  expect([bad.body.code, JSON.stringify(bad.body)]).toEqual(['422', expect.stringContaining('第3行的列数与表头不符')]);
  expect((await sendStatement(finance, Buffer.alloc(1024 * 1024 + 1, 'a'))).status).toBe(413);
  const { browser: agent } = await openStaffSession(portal, now(), ['agent']);
  expect((await sendStatement(agent, good)).status).toBe(404);
  expect(await sums(orderNo)).toMatchObject({ paid: 0 });
});

it('says what orders can be paid by', async () => {
  const { browser } = await logIn();
  expect((await browser.request('/ptl/order/payChannels')).body.data).toContainEqual({
    ...{ channel: 'transfer', name: '对公汇款', way: 'transfer' },
  });
  const { orderNo } = await orderByTransfer(browser);
  expect((await paymentCalls.pay(browser, [orderNo], { channel: 'transfer' })).body.code).toBe('422');
});
