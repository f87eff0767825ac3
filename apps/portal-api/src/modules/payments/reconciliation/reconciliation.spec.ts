import type { BillDifference, BillDifferenceDetail, Reconciliation } from '@portal/api-contract/account';
import { toMoney } from '../../../platform/money/money';
import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp, setUpPortal } from '../../../testing/set-up';
import type { TestBrowser } from '../../../testing/test-browser';
import { createTestClock } from '../../../testing/test-clock';
import { openSession, openStaffSession } from '../../../testing/test-session';
import { type PaymentProvider, ProviderUnreachableError } from '../provider/payment-provider';
import { WechatPayError } from '../provider/wechat-client';
import { addPaidProduct, openPayments, paymentCalls, PRICE, renew } from '../testing/payment-calls';

const NOON = '2026-06-05T12:00:00+08:00';
const NEXT_MORNING = '2026-06-06T10:01:00+08:00';
const DAY_S = 86_400;

const { now, advance, setTime } = createTestClock(new Date(NOON));
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const { post, open, order, press, readOrder, readPayment, waitUntilRefunded } = paymentCalls;
const query = <Row extends object>(text: string, values: unknown[] = []) => portal.database.query<Row>(text, values);

let payments: ReturnType<typeof openPayments>;

beforeAll(async () => {
  await addPaidProduct(portal);
  payments = openPayments({ database, clock: now });
});
beforeEach(async () => {
  setTime(new Date(NOON));
  for (const table of ['payment_order', 'payment', 'sandbox_trade', 'reconciliation', 'bill_line', 'bill_difference'])
    await query(`delete from ${table}`);
});

async function openOne() {
  const { browser, userId } = await openSession(portal, now());
  const orderNo = await order(browser);
  return { browser, userId, orderNo, payNo: (await open(browser, orderNo)).payNo };
}

async function payOne() {
  const made = await openOne();
  await press(made.browser, made.payNo, 'succeed');
  return made;
}

const openFinance = async () => (await openStaffSession(portal, now(), ['finance'])).browser;
const list = async <Item>(finance: TestBrowser, name: string, filter: object = {}) =>
  ((await post(finance, `/ops-api/reconciliation/${name}`, filter)).body.data as { list: Item[] }).list;

/** What finance sees after the bills of the day before were compared. */
async function reconcile(at = NEXT_MORNING) {
  setTime(new Date(at));
  await payments.reconcile();
  const finance = await openFinance();
  return {
    finance,
    runs: await list<Reconciliation>(finance, 'runList'),
    found: await list<BillDifference>(finance, 'pageList'),
  };
}

/** What the ledger has for the day: nothing of it can be deleted between two tests. */
async function readBooked(): Promise<number> {
  const [row] = await query<{ booked: string }>(
    `select coalesce(sum(amount), 0) as booked from ledger_entry join ledger_posting on id = posting_id
     where account_name = 'cash:sandbox' and at < $1`,
    ['2026-06-06T00:00:00+08:00'],
  );
  return Number(row?.booked);
}

const changeTrade = (payNo: string, change: string) =>
  query(`update sandbox_trade set ${change} where pay_no = $1`, [payNo]);

it('finds nothing where all is the same, and makes good what nobody has told of', async () => {
  const booked = await readBooked();
  const paid = await payOne();
  const silent = await openOne();
  await press(silent.browser, silent.payNo, 'withholdNotice');
  const twice = await open(paid.browser, await order(paid.browser));
  await press(paid.browser, twice.payNo, 'succeed');
  await query(`update payment set check_at = '2030-01-01' where pay_no = $1`, [silent.payNo]);
  const { runs, found } = await reconcile();
  expect(found).toEqual([]);
  expect(runs).toMatchObject([
    {
      ...{ channel: 'sandbox', day: '2026-06-05', finishedAt: NEXT_MORNING, tries: 0, failure: '', nextTryAt: null },
      ...{ lineCount: 3, paid: 3 * PRICE, refunded: 0, booked: booked + 2 * PRICE, differenceCount: 0, healedCount: 1 },
    },
  ]);
  const browser = await renew(portal, silent.userId, now());
  expect(await readPayment(browser, silent.payNo)).toMatchObject({ status: 20 });
  expect(await readOrder(browser, silent.orderNo)).toMatchObject({ paid: PRICE, payStatus: 'paid' });
  const titles = await query<{ title: string }>('select title from user_message where record_no = $1', [
    silent.orderNo,
  ]);
  expect(titles.map(({ title }) => title).join()).toContain('已支付');
});

it('waits until the bill of a day is made, and for a day of the first payment', async () => {
  await payOne();
  expect((await reconcile('2026-06-06T09:59:00+08:00')).runs).toEqual([]);
  const { runs } = await reconcile();
  expect(runs.map(({ day }) => day)).toEqual(['2026-06-05']);
  const later = await reconcile('2026-06-08T12:00:00+08:00');
  expect(later.runs.map(({ day, lineCount }) => [day, lineCount])).toEqual([
    ['2026-06-07', 0],
    ['2026-06-06', 0],
    ['2026-06-05', 1],
  ]);
});

it('lists what differs, once, however often it is compared', async () => {
  const [strange, gone, changed, doubtful] = [await payOne(), await payOne(), await payOne(), await openOne()];
  await query(`update sandbox_trade set pay_no = 'PY-STRANGE', trade_no = 'T-STRANGE' where pay_no = $1`, [
    strange.payNo,
  ]);
  await query('delete from sandbox_trade where pay_no = $1', [gone.payNo]);
  await changeTrade(changed.payNo, 'amount = amount + 1');
  await press(doubtful.browser, doubtful.payNo, 'withholdNotice');
  await changeTrade(doubtful.payNo, 'amount = amount - 1');
  await query(`update payment set check_at = '2030-01-01' where pay_no = $1`, [doubtful.payNo]);
  const expected = [
    ['PY-STRANGE', 'missingHere', PRICE, null],
    [strange.payNo, 'missingThere', null, PRICE],
    [gone.payNo, 'missingThere', null, PRICE],
    [changed.payNo, 'amount', PRICE + 1, PRICE],
    [doubtful.payNo, 'state', PRICE - 1, PRICE],
  ].sort();
  const toLines = (found: readonly BillDifference[]) =>
    found.map(({ number, reason, billed, booked }) => [number, reason, billed, booked]).sort();
  const first = await reconcile();
  expect(toLines(first.found)).toEqual(expected);
  expect(first.runs).toMatchObject([{ differenceCount: 5, healedCount: 0 }]);
  await query('update reconciliation set finished_at = null');
  const second = await reconcile();
  expect(toLines(second.found)).toEqual(expected);
  expect(
    await query('select from status_log where act = $1 and record_kind = $2', ['find', 'billDifference']),
  ).toHaveLength(5);
});

it('is settled by finance with a note, and stays so', async () => {
  const { orderNo, payNo, browser } = await payOne();
  await query('delete from sandbox_trade where pay_no = $1', [payNo]);
  const { finance, found } = await reconcile();
  const [{ differenceNo = '', version = 0 } = {}] = found;
  const settle = (by: TestBrowser, body: object) =>
    post(by, '/ops-api/reconciliation/settle', { differenceNo, version, reason: '渠道已确认补记', ...body });
  expect((await settle(finance, { reason: ' ' })).status).toBe(400);
  expect((await settle(finance, { version: version + 1 })).status).toBe(409);
  expect((await settle(finance, { differenceNo: 'BD-none' })).status).toBe(404);
  expect((await settle(browser, {})).status).toBe(401);
  expect((await settle((await openSession(portal, now())).browser, {})).status).toBe(404);
  expect((await settle(finance, {})).body.data).toMatchObject({ status: 30, orderNos: [orderNo] });
  expect((await settle(finance, { version: version + 1 })).status).toBe(409);
  const detail = await finance.request(`/ops-api/reconciliation/detail?differenceNo=${differenceNo}`);
  expect((detail.body.data as BillDifferenceDetail).log.map(({ act, reason }) => [act, reason])).toEqual([
    ['find', ''],
    ['settle', '渠道已确认补记'],
  ]);
  await query('update reconciliation set finished_at = null');
  expect((await reconcile()).found).toEqual([]);
  expect(await list(await openFinance(), 'pageList', { status: 30 })).toHaveLength(1);
});

it('is over by itself once a later bill has what moved at midnight', async () => {
  const { payNo } = await payOne();
  await changeTrade(payNo, `paid_at = '2026-06-06T00:00:01+08:00'`);
  expect((await reconcile()).found).toMatchObject([{ number: payNo, reason: 'missingThere' }]);
  const { found, finance } = await reconcile('2026-06-07T10:01:00+08:00');
  expect(found).toEqual([]);
  expect(await list(finance, 'pageList', { status: 20 })).toMatchObject([{ number: payNo }]);
});

it('compares what has gone back', async () => {
  const booked = await readBooked();
  const { browser, orderNo, payNo } = await openOne();
  const { payNo: second } = await open(browser, orderNo);
  await press(browser, payNo, 'succeed');
  await press(browser, second, 'payLate');
  await waitUntilRefunded(browser, second);
  const { runs, found } = await reconcile();
  expect(found).toEqual([]);
  expect(runs).toMatchObject([{ lineCount: 3, paid: 2 * PRICE, refunded: PRICE, booked: booked + PRICE }]);
  await changeTrade(second, `refunded_at = '{}'`);
  await query('update reconciliation set finished_at = null');
  expect((await reconcile()).found).toMatchObject([
    { kind: 'refund', reason: 'missingThere', billed: null, booked: PRICE },
  ]);
});

describe('a provider that is silent', () => {
  const respondWith = (downloadBill: PaymentProvider['downloadBill']) => ({
    channels: ['sandbox'] as const,
    get: (channel: 'sandbox') => ({ ...payments.providers.get(channel), downloadBill }),
  });
  const silent = () =>
    respondWith(async () => {
      throw new ProviderUnreachableError('Nobody is there');
    });
  const compare = (some = silent()) => payments.reconcile(some as Parameters<typeof payments.reconcile>[0]);

  it('is asked again after pauses that grow, which finance sees', async () => {
    await payOne();
    setTime(new Date(NEXT_MORNING));
    await compare();
    expect(payments.failures.at(-1)).toEqual({
      ...{ channel: 'sandbox', day: '2026-06-05', tries: 1, reason: 'Nobody is there' },
    });
    const count = payments.failures.length;
    advance(9 * 60);
    await compare();
    expect(payments.failures).toHaveLength(count);
    advance(60);
    await compare();
    expect(payments.failures.at(-1)).toMatchObject({ tries: 2 });
    expect(await list<Reconciliation>(await openFinance(), 'runList')).toMatchObject([
      { finishedAt: null, tries: 2, failure: 'Nobody is there', nextTryAt: '2026-06-06T10:31:00+08:00' },
    ]);
    expect((await reconcile('2026-06-06T10:31:00+08:00')).runs).toMatchObject([
      { finishedAt: '2026-06-06T10:31:00+08:00', tries: 2, failure: '', lineCount: 1 },
    ]);
  });

  it('is asked again where it gives us no bill', async () => {
    await payOne();
    setTime(new Date(NEXT_MORNING));
    await compare(
      respondWith(async () => {
        throw new WechatPayError('NO_AUTH');
      }),
    );
    expect(payments.failures.at(-1)).toMatchObject({ tries: 1, reason: 'WeChat Pay NO_AUTH' });
    expect((await reconcile('2026-06-06T10:11:00+08:00')).runs).toMatchObject([
      { tries: 1, failure: '', lineCount: 1 },
    ]);
  });

  it('has no bill yet where money has moved, and none at all where none has', async () => {
    await payOne();
    setTime(new Date(NEXT_MORNING));
    await compare(respondWith(async () => undefined));
    expect(payments.failures.at(-1)).toMatchObject({ reason: 'There is no bill of 2026-06-05 yet' });
    setTime(new Date(NEXT_MORNING));
    advance(DAY_S);
    await compare(respondWith(async (day) => (day === '2026-06-05' ? [] : undefined)));
    expect(await list<Reconciliation>(await openFinance(), 'runList')).toMatchObject([
      { day: '2026-06-06', lineCount: 0, differenceCount: 0 },
      { day: '2026-06-05', lineCount: 0, differenceCount: 1 },
    ]);
  });

  it('counts for nothing with a bill that cannot be read to its end', async () => {
    await payOne();
    setTime(new Date(NEXT_MORNING));
    await compare(
      respondWith(async () =>
        (function* () {
          yield { kind: 'payment' as const, number: 'PY1', tradeNo: 'T1', amount: toMoney(1), isDone: true };
          throw new ProviderUnreachableError('The bill cannot be understood: its end is missing');
        })(),
      ),
    );
    expect(await query('select from bill_line')).toEqual([]);
    expect(await list(await openFinance(), 'pageList')).toEqual([]);
  });
});
