import { createIdempotencyService } from '../../platform/idempotency/idempotency.service';
import { NO_CALL } from '../../platform/http/no-call';
import type { Subject } from '../../platform/security/session-verifier';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { payOffline } from '../purchase/testing/order-calls';
import { createPaymentsService } from './payments.service';
import { addPaidProduct, openPayments, paymentCalls, PRICE } from './testing/payment-calls';

/** Races of a notice with the end of its payment; either may win. */
const RACES = 8;

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const parts = () => openPayments({ database, clock: now });
const { order, open, press, readPayment, readOrder, waitUntilRefunded } = paymentCalls;

beforeAll(() => addPaidProduct(portal));

/** An order that is about to be paid in two tabs. */
async function openTwice() {
  const { browser, userId } = await openSession(portal, now());
  const orderNo = await order(browser);
  const payNos = [(await open(browser, orderNo)).payNo, (await open(browser, orderNo)).payNo] as const;
  return { browser, userId, orderNo, payNos };
}

/** Waits until a payment is told to have ended, and has the providers asked of what is due meanwhile. */
const waitForEnd = (browser: TestBrowser, payNo: string) =>
  waitUntil(
    async () => {
      await parts().check();
      return readPayment(browser, payNo);
    },
    ({ status }) => status !== 10,
  );

const readTrade = async (payNo: string) => {
  const [row] = await portal.database.query<{ state: string }>('select state from sandbox_trade where pay_no = $1', [
    payNo,
  ]);
  return row?.state;
};

it('closes at its provider what is open for an order that was paid in another tab', async () => {
  const { browser, orderNo, payNos } = await openTwice();
  const [first, second] = payNos;
  await press(browser, second, 'succeed');
  expect(await waitForEnd(browser, first)).toMatchObject({ status: 30, payBefore: '2026-06-05T12:00:00+08:00' });
  expect(await readTrade(first)).toBe('closed');
  expect((await press(browser, first, 'succeed')).body).toMatchObject({ code: '409', msg: '该笔交易已结束' });
  expect(await readPayment(browser, second)).toMatchObject({ status: 20 });
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE, refunded: 0 });
});

it('closes it as well where the money came by no payment', async () => {
  const { browser, orderNo, payNos } = await openTwice();
  await payOffline(database, now, orderNo);
  for (const payNo of payNos) expect(await waitForEnd(browser, payNo)).toMatchObject({ status: 30 });
});

it('leaves open what is about other orders', async () => {
  const [{ browser, payNos }, other] = [await openTwice(), await openTwice()];
  await press(browser, payNos[0], 'succeed');
  await waitForEnd(browser, payNos[1]);
  for (const payNo of other.payNos) expect(await readPayment(other.browser, payNo)).toMatchObject({ status: 10 });
});

it('counts what was paid before it could be closed, and gives it back', async () => {
  const { browser, orderNo, payNos } = await openTwice();
  const [first, second] = payNos;
  await press(browser, first, 'withholdNotice');
  await press(browser, second, 'succeed');
  expect(await waitForEnd(browser, first)).toMatchObject({ amount: PRICE, refunded: PRICE });
  await waitUntilRefunded(browser, first);
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: 2 * PRICE, refunded: PRICE });
});

it('closes a payment of several orders with the first of them that is paid, and the others are paid anew', async () => {
  const { browser } = await openSession(portal, now());
  const [paid, left] = [await order(browser), await order(browser)];
  const both = await open(browser, paid, left);
  const one = await open(browser, paid);
  await press(browser, one.payNo, 'succeed');
  expect(await waitForEnd(browser, both.payNo)).toMatchObject({ status: 30, orderNos: [paid, left].sort() });
  expect(await readOrder(browser, left)).toMatchObject({ status: 20, paid: 0 });
  const again = await open(browser, left);
  await press(browser, again.payNo, 'succeed');
  for (const orderNo of [paid, left])
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE, refunded: 0 });
});

it('is one step with a notice that comes at the same moment', async () => {
  for (let race = 0; race < RACES; race += 1) {
    const { browser, orderNo, payNos } = await openTwice();
    const [first, second] = payNos;
    await press(browser, second, 'succeed');
    const [{ status }] = await Promise.all([press(browser, first, 'succeed'), waitForEnd(browser, first)]);
    const isPaid = status === 200;
    const ended = await waitUntil(
      () => readPayment(browser, first),
      (payment) => payment.status === (isPaid ? 51 : 30),
    );
    expect(ended.refunded).toBe(isPaid ? PRICE : 0);
    expect(await readTrade(first)).toBe(isPaid ? 'paid' : 'closed');
    expect(await readOrder(browser, orderNo)).toMatchObject({
      ...{ status: expect.any(Number), paid: isPaid ? 2 * PRICE : PRICE, refunded: isPaid ? PRICE : 0 },
    });
    expect(await parts().ledger.balancesOf(orderNo)).toMatchObject({ due: 0, surplus: 0, refundable: PRICE });
  }
});

it('leads nobody to a cashier whose payment has ended while it was opened', async () => {
  const { browser, userId, orderNo, payNos } = await openTwice();
  const { providers, orderPayments, protection } = parts();
  const sandbox = providers.get('sandbox');
  const create: typeof sandbox.create = async (trade, call) => {
    await press(browser, payNos[0], 'succeed');
    await waitForEnd(browser, trade.payNo);
    return sandbox.create(trade, call);
  };
  const service = createPaymentsService({
    ...{ database, clock: now, orderPayments },
    idempotency: createIdempotencyService({ database, clock: now, protection }),
    providers: { ...providers, find: () => ({ ...sandbox, create }) },
  });
  const context = { ...NO_CALL, origin: 'http://localhost', headers: { 'idempotency-key': 'e-1' } };
  const pay = () =>
    service.pay(
      { id: userId, account: '' } as Subject,
      { orderNos: [orderNo], channel: 'sandbox', returnTo: '/' },
      context,
    );
  const rejection = { status: 409, msg: '该笔支付已结束' };
  await expect(pay()).rejects.toMatchObject(rejection);
  // A repeat does not even ask.
  await expect(pay()).rejects.toMatchObject(rejection);
});
