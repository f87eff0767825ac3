import { eq } from 'drizzle-orm';
import { toMoney } from '../../platform/money/money';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { openSession } from '../../testing/test-session';
import { payment } from './payments.tables';
import type { Trade } from './provider/payment-provider';
import { signNotice } from './provider/sandbox-notice';
import { fillPayments } from './testing/fill-payments';
import { addPaidProduct, openPayments, paymentCalls, PRICE } from './testing/payment-calls';

const NOTIFY = '/ptl/pay/notify/sandbox';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { order, open, readPayment, readOrder } = paymentCalls;

beforeAll(() => addPaidProduct(portal));

async function openOrder() {
  const { browser } = await openSession(portal, now());
  const orderNo = await order(browser);
  return { browser, orderNo, ...(await open(browser, orderNo)) };
}

const makePaid = (payNo: string, changes: Partial<Trade> = {}): Trade => ({
  ...{ payNo, state: 'paid', amount: toMoney(PRICE), currency: 'CNY', tradeNo: `T-${payNo}`, paidAt: now() },
  ...changes,
});

/** Tells the portal what a provider would, over HTTP and without a login. */
async function tell(trade: Trade, changes: object = {}, provider = new TestBrowser(portal.app)) {
  const { headers, body } = signNotice(openPayments({ database, clock: now }).protection, trade);
  const payload = body.toString();
  return provider.request(NOTIFY, {
    method: 'POST',
    ...{ payload, headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' } },
    ...changes,
  });
}

const countPostings = async (tradeNo: string) =>
  (await portal.database.query('select from ledger_posting where cause_key = $1', [`payment:sandbox:${tradeNo}`]))
    .length;

it('pays the order, and tells the provider so in its own words', async () => {
  const { browser, orderNo, payNo } = await openOrder();
  const response = await tell(makePaid(payNo));
  expect([response.status, response.text]).toEqual([200, 'success']);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(await readPayment(browser, payNo)).toMatchObject({ status: 20 });
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE });
});

it('counts once, however often and however fast it comes', async () => {
  const { browser, orderNo, payNo } = await openOrder();
  const responses = await Promise.all(Array.from({ length: 12 }, () => tell(makePaid(payNo))));
  expect(responses.map(({ text }) => text)).toEqual(Array.from({ length: 12 }, () => 'success'));
  expect(await countPostings(`T-${payNo}`)).toBe(1);
  expect(await readOrder(browser, orderNo)).toMatchObject({ paid: PRICE, refunded: 0 });
});

it('is one step with what is found by asking at the same moment', async () => {
  const { browser, orderNo, payNo } = await openOrder();
  const { outcome } = openPayments({ database, clock: now });
  const ask = () => database.transaction((runner) => outcome.apply(runner, 'sandbox', makePaid(payNo), now()));
  await Promise.all([1, 2, 3].flatMap(() => [tell(makePaid(payNo)), ask()]));
  expect(await countPostings(`T-${payNo}`)).toBe(1);
  expect(await readOrder(browser, orderNo)).toMatchObject({ status: 30, paid: PRICE, refunded: 0 });
});

it('that is old changes nothing any more', async () => {
  const { browser, payNo } = await openOrder();
  await tell(makePaid(payNo));
  for (const state of ['waiting', 'closed', 'failed'] as const)
    expect((await tell(makePaid(payNo, { state, paidAt: null }))).text).toBe('success');
  expect(await readPayment(browser, payNo)).toMatchObject({ status: 20 });
});

describe('a notice that cannot be true', () => {
  it.each([
    ['about another amount', { amount: toMoney(PRICE + 1) }, 'The amount is another'],
    ['in another currency', { currency: 'USD' }, 'The currency is another'],
    ['about a payment that there is not', { payNo: 'PY20260605AAAAAA' }, 'There is no such payment'],
    ['without a number', { tradeNo: '' }, 'A payment has no number of its trade'],
  ])('%s is rejected and logged without anything personal', async (_name, changes, reason) => {
    const { browser, orderNo, payNo } = await openOrder();
    const response = await tell(makePaid(payNo, changes));
    expect([response.status, response.text]).toEqual([400, 'fail']);
    expect(await readPayment(browser, payNo)).toMatchObject({ status: 10 });
    expect(await readOrder(browser, orderNo)).toMatchObject({ status: 20, paid: 0 });
    const line = portal.logLines.filter((text) => text.includes('payment notice rejected')).at(-1) ?? '{}';
    expect(JSON.parse(line)).toMatchObject({ channel: 'sandbox', reason });
    expect(line).not.toContain(payNo);
  });

  it('of a second trade, or of one that has paid another payment, is rejected', async () => {
    const [first, second] = [await openOrder(), await openOrder()];
    await tell(makePaid(first.payNo));
    expect((await tell(makePaid(first.payNo, { tradeNo: 'T-other' }))).text).toBe('fail');
    expect((await tell(makePaid(second.payNo, { tradeNo: `T-${first.payNo}` }))).text).toBe('fail');
    expect(await readPayment(second.browser, second.payNo)).toMatchObject({ status: 10 });
  });

  it.each([
    ['without a signature', { headers: { 'content-type': 'application/json' } }, 400],
    ['whose words were changed', { payload: '{"payNo":"x"}' }, 400],
    ['without words', { payload: '' }, 400],
    ['that is too long', { payload: 'x'.repeat(20_000) }, 413],
  ])('%s is rejected', async (_name, changes, code) => {
    const { browser, payNo } = await openOrder();
    expect((await tell(makePaid(payNo), changes)).status).toBe(code);
    expect(await readPayment(browser, payNo)).toMatchObject({ status: 10 });
  });
});

it('of a payment through another channel counts for nothing', async () => {
  const { browser, payNo } = await openOrder();
  await database.orm.update(payment).set({ channel: 'alipay' }).where(eq(payment.payNo, payNo));
  expect((await tell(makePaid(payNo))).text).toBe('fail');
  expect(await readPayment(browser, payNo)).toMatchObject({ status: 10 });
});

describe('where calls are limited', () => {
  const limited = setUpPortal({ clock: now, isDemo: true, isRateLimited: true });
  /** A tenth of a thousand notices comes again: at the same moment, or later. */
  const [TOLD, DOUBLED, SIDE_BY_SIDE] = [900, 100, 20];

  it('a thousand notices a minute are taken from one address, a tenth of them twice, and each order is paid once', async () => {
    const payNos = await fillPayments(limited.database, TOLD, now());
    const notices = payNos.flatMap((payNo, place) => (place % 18 === 0 ? [payNo, payNo] : [payNo]));
    notices.push(...payNos.slice(0, TOLD + DOUBLED - notices.length));
    const provider = new TestBrowser(limited.app);
    const texts: string[] = [];
    const tellNext = async (): Promise<void> => {
      for (let payNo = notices.shift(); payNo !== undefined; payNo = notices.shift())
        texts.push((await tell(makePaid(payNo), {}, provider)).text);
    };
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, tellNext));
    expect(texts).toEqual(Array.from({ length: TOLD + DOUBLED }, () => 'success'));
    const [paid] = await limited.database.query(
      `select count(*)::int as orders, count(distinct posting_id)::int as postings, sum(amount)::int as money,
         (select count(*)::int from status_log join purchase_order on purchase_order.id = record_id
           where order_no like 'ODF%' and act = 'pay') as steps,
         (select count(*)::int from payment where pay_no like 'PYF%' and state = 20) as payments
       from ledger_entry where order_no like 'ODF%' and account_name = 'cash:sandbox'`,
    );
    expect(paid).toEqual({ orders: TOLD, postings: TOLD, money: TOLD * PRICE, steps: TOLD, payments: TOLD });
  });
});
