import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { refundCalls } from './refunds/testing/refund-calls';
import { addPaidProduct, openPayments, paymentCalls, PRICE } from './testing/payment-calls';

const { now } = createTestClock(new Date('2026-06-05T12:00:00+08:00'));
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { cancel, open, order, press, readOrder, readPayment } = paymentCalls;
const { decide } = refundCalls;

const ACCOUNT = { name: '王小明', bank: '某某银行某某支行', number: '6222020000111122' };

beforeAll(() => addPaidProduct(portal));

const sums = (orderNo: string) => openPayments({ database, clock: now }).ledger.balancesOf(orderNo);
const failRefunds = (payNo: string) =>
  portal.database.query('update sandbox_trade set fails_refunds = true where pay_no = $1', [payNo]);
const waitForState = (browser: TestBrowser, payNo: string, state: number) =>
  waitUntil(
    () => readPayment(browser, payNo),
    ({ status }) => status === state,
  );
const readRefunds = (orderNos: readonly string[]) =>
  portal.database.query<{ refund_no: string; order_no: string; state: number; amount: string }>(
    'select refund_no, order_no, state, amount from refund where order_no = any ($1) order by refund_no',
    [orderNos],
  );

it('go to the account of their owner where the channel refuses, paid out by two of finance', async () => {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser);
  const [first, second] = [await open(browser, orderNo), await open(browser, orderNo)];
  await failRefunds(second.payNo);
  await press(browser, first.payNo, 'succeed');
  await press(browser, second.payNo, 'payLate');
  expect(await waitForState(browser, second.payNo, 52)).toMatchObject({ amount: PRICE, refunded: PRICE });
  const refunds = await readRefunds([orderNo]);
  expect(refunds).toMatchObject([{ state: 41, amount: String(PRICE) }]);
  const refundNo = refunds[0]?.refund_no ?? '';
  const [told] = await portal.database.query<{ title: string }>('select title from user_message where record_no = $1', [
    refundNo,
  ]);
  expect(told?.title).toContain('退款未能原路退回，请填写收款账户');
  const { browser: one } = await openStaffSession(portal, now());
  const { browser: other } = await openStaffSession(portal, now());
  expect((await decide(one, 'retry', refundNo)).status).toBe(409);
  expect((await refundCalls.post(browser, 'updateAccount', { refundNo, ...ACCOUNT })).body.code).toBe('200');
  expect((await decide(one, 'retry', refundNo)).body.data).toMatchObject({ status: 31 });
  expect((await decide(one, 'settle', refundNo)).status).toBe(409);
  expect((await decide(other, 'settle', refundNo)).body.data).toMatchObject({ status: 40 });
  // The ledger has heard of it once.
  expect(await sums(orderNo)).toMatchObject({ paid: 2 * PRICE, refunded: PRICE, surplus: 0, refundable: PRICE });
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: 2 * PRICE, refunded: PRICE });
});

it('are one for each of several orders', async () => {
  const { browser } = await openSession(portal, now());
  const orderNos = [await order(browser), await order(browser)].sort();
  const { payNo } = await open(browser, ...orderNos);
  await failRefunds(payNo);
  for (const orderNo of orderNos) await cancel(browser, orderNo);
  await press(browser, payNo, 'succeed');
  expect(await waitForState(browser, payNo, 52)).toMatchObject({ refunded: 2 * PRICE });
  const refunds = await readRefunds(orderNos);
  expect(refunds).toMatchObject(orderNos.map((orderNo) => ({ order_no: orderNo, state: 41, amount: String(PRICE) })));
  expect(refunds[1]?.refund_no).toBe(`${refunds[0]?.refund_no}-2`);
});
