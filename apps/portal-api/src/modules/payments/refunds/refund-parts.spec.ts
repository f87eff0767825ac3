import { createLedger } from '../../../platform/money/ledger/ledger';
import { toMoney } from '../../../platform/money/money';
import { openTestDatabase } from '../../../testing/patient-limits';
import { createSeededRandom } from '../../../testing/seeded-random';
import { setUp, setUpPortal } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { waitUntil } from '../../../testing/wait-until';
import type { PaidShare } from '../payments.repository';
import { planParts } from '../refund-parts';
import { openPayments, paymentCalls } from '../testing/payment-calls';
import { readReturned, splitPayment } from '../testing/split-payment';
import { PRICES, refundCalls } from './testing/refund-calls';
import { setUpRefunds } from './testing/refund-stage';

const START = '2026-06-05T12:00:00+08:00';
const { now, advance, setTime } = createTestClock(START);
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const stage = setUpRefunds({ portal, database, clock: { now, advance, setTime } });
const { apply, calculate, decide, list, post, read } = refundCalls;
const { buy, openFinance, waitForState } = stage;

const account = { name: '启衡科技有限公司', bank: '某某银行某某支行', number: '6222 0200 0011 1122' };

beforeEach(() => setTime(START));

/** Somebody whose order several payments have paid, of which the first brought so much, and so on. */
async function buyBy(amounts: readonly number[]) {
  const bought = await buy();
  return { ...bought, payNos: await splitPayment(portal.database, bought.payNo, amounts) };
}

const makeShare = (payNo: string, left: number, minute = 0): PaidShare =>
  ({ payment: { payNo, paidAt: new Date(minute * 60_000) }, left: toMoney(left) }) as PaidShare;
const plan = (amount: number, ...shares: PaidShare[]) =>
  planParts(shares, toMoney(amount)).map((part) => `${part.payment?.payNo ?? 'hand'} ${part.amount}`);

describe('the parts of a refund', () => {
  it('are as few as can be: of the payments that have most left, and of equals the newest', () => {
    const shares = [makeShare('a', 300, 1), makeShare('b', 500, 2), makeShare('c', 500, 3)];
    expect(plan(500, ...shares)).toEqual(['c 500']);
    expect(plan(501, ...shares)).toEqual(['c 500', 'b 1']);
    expect(plan(1300, ...shares)).toEqual(['c 500', 'b 500', 'a 300']);
    expect(plan(1301, ...shares)).toEqual(['c 500', 'b 500', 'a 300', 'hand 1']);
    expect(plan(7, makeShare('a', 0))).toEqual(['hand 7']);
  });

  it('come to the amount, and none to more than its payment has', () => {
    const random = createSeededRandom(17);
    for (let round = 0; round < 500; round += 1) {
      const shares = Array.from({ length: Math.floor(random() * 5) }, (_, place) =>
        makeShare(`p${place}`, Math.floor(random() * 1000), place),
      );
      const amount = 1 + Math.floor(random() * 2500);
      const parts = planParts(shares, toMoney(amount));
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      for (const part of parts) {
        const share = shares.find(({ payment }) => payment === part.payment);
        expect(part.amount).toBeGreaterThan(0);
        if (share) expect(part.amount).toBeLessThanOrEqual(share.left);
      }
      expect(new Set(parts.map(({ payment }) => payment)).size).toBe(parts.length);
    }
  });
});

it('goes back by all payments of its order, each as much as it brought', async () => {
  const { browser, orderNo, payNos } = await buyBy([2000, 3000, 4900]);
  expect(await calculate(browser, orderNo, [{ lineNo: 1, quantity: 1 }])).toMatchObject({ channel: 'source' });
  const refundNo = await apply(browser, orderNo);
  expect((await decide(await openFinance(), 'approve', refundNo)).body.data).toMatchObject({ status: 30 });
  const done = await waitForState(browser, refundNo, 40);
  expect(done).toMatchObject({ channel: 'source', refund: PRICES.basic });
  expect(done.parts).toMatchObject([
    ...[4900, 3000, 2000].map((amount) => ({ channel: 'source', payChannel: 'sandbox', amount, status: 40 })),
  ]);
  expect(await Promise.all(payNos.map((payNo) => readReturned(portal.database, payNo)))).toEqual([
    ...[{ [`${refundNo}-3`]: 2000 }, { [`${refundNo}-2`]: 3000 }, { [refundNo]: 4900 }],
  ]);
  const balances = await createLedger(database.orm, now).balancesOf(orderNo);
  expect(balances).toMatchObject({ paid: PRICES.basic, refunded: PRICES.basic, refundable: 0 });
});

it('goes to finance for the rest, once what came online has gone back', async () => {
  const { browser, orderNo, payNos } = await buyBy([2000, 3000]);
  expect(await calculate(browser, orderNo, [{ lineNo: 1, quantity: 1 }])).toMatchObject({
    ...{ channel: 'mixed', arrivalNotice: expect.stringContaining('其余由财务以对公汇款退回') },
  });
  const refundNo = await apply(browser, orderNo);
  const [first, second] = [await openFinance(), await openFinance()];
  await decide(first, 'approve', refundNo);
  const waiting = await waitForState(browser, refundNo, 31);
  expect(waiting.parts).toMatchObject([
    ...[
      { amount: 3000, status: 40 },
      { amount: 2000, status: 40 },
    ],
    { channel: 'transfer', payChannel: null, amount: PRICES.basic - 5000, status: 31 },
  ]);
  expect((await decide(first, 'settle', refundNo)).status).toBe(409);
  expect((await decide(second, 'settle', refundNo)).body.data).toMatchObject({ status: 40 });
  expect((await decide(second, 'settle', refundNo)).status).toBe(409);
  expect((await read(browser, refundNo)).parts.map(({ status }) => status)).toEqual([40, 40, 40]);
  for (const payNo of payNos)
    expect(Object.values(await readReturned(portal.database, payNo))).toEqual([payNo === payNos[0] ? 2000 : 3000]);
});

it('says in lists and details alike how money goes back, from the application on, and nothing where none does', async () => {
  const { browser, orderNo } = await buyBy([2000, 3000]);
  const findWay = async (refundNo: string) => {
    const brief = (await list(browser)).find((row) => row.refundNo === refundNo);
    return [brief?.channel, (await read(browser, refundNo)).channel];
  };
  const cancelled = await apply(browser, orderNo);
  expect(await findWay(cancelled)).toEqual(['mixed', 'mixed']);
  await post(browser, 'cancel', { refundNo: cancelled });
  expect(await findWay(cancelled)).toEqual([null, null]);
  const refundNo = await apply(browser, orderNo);
  await decide(await openFinance(), 'reject', refundNo, { reason: '不符合退款条件' });
  expect(await findWay(refundNo)).toEqual([null, null]);
  await post(browser, 'appeal', { refundNo, reason: '产品开通后一次也没有使用，请再核实。' });
  expect(await findWay(refundNo)).toEqual(['mixed', 'mixed']);
  await decide(await openFinance(), 'approve', refundNo);
  await waitForState(browser, refundNo, 31);
  expect(await findWay(refundNo)).toEqual(['mixed', 'mixed']);
});

it('fails for what cannot go back alone, which goes to the account of its owner', async () => {
  const { browser, orderNo, payNos } = await buyBy([4000, 5900]);
  await portal.database.query('update sandbox_trade set fails_refunds = true where pay_no = $1', [payNos[0]]);
  const refundNo = await apply(browser, orderNo);
  const [first, second] = [await openFinance(), await openFinance()];
  await decide(first, 'approve', refundNo);
  const failed = await waitForState(browser, refundNo, 41);
  expect(failed.parts).toMatchObject([
    { amount: 5900, status: 40 },
    { amount: 4000, status: 41 },
  ]);
  await post(browser, 'updateAccount', { refundNo, ...account });
  expect((await decide(first, 'retry', refundNo)).body.data).toMatchObject({ status: 31 });
  expect((await decide(second, 'fail', refundNo, { reason: '账号与户名不符' })).body.data).toMatchObject({
    status: 41,
  });
  await post(browser, 'updateAccount', { refundNo, ...account });
  await decide(first, 'retry', refundNo);
  expect((await decide(second, 'settle', refundNo)).body.data).toMatchObject({ status: 40 });
  expect((await read(browser, refundNo)).parts).toMatchObject([
    { channel: 'source', amount: 5900, status: 40 },
    { channel: 'transfer', amount: 4000, status: 40 },
  ]);
  expect(await readReturned(portal.database, payNos[0] ?? '')).toEqual({});
  expect(await paymentCalls.readOrder(browser, orderNo)).toMatchObject({
    ...{ refunded: PRICES.basic, payStatus: 'refunded', refundStatus: 'done' },
  });
});

it('moves once, however often a job that has its money go back is done', async () => {
  const { browser, orderNo, payNos } = await buyBy([4000, 5900]);
  const refundNo = await apply(browser, orderNo);
  await decide(await openFinance(), 'approve', refundNo);
  const { version } = await waitForState(browser, refundNo, 40);
  await portal.database.query(
    `insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at)
     select name, part.id || '#' || look, '{}', 'waiting', $2, 0, '', $2, $2
     from refund_part as part, generate_series(100, 103) look, (values ('refunds.pay-part'), ('refunds.pay-out')) job (name)
     where part.refund_id = (select id from refund where refund_no = $1)`,
    [refundNo, now()],
  );
  const countJobs = async () =>
    (await portal.database.query(`select from background_job where name like 'refunds.pay-%' and state = 'waiting'`))
      .length;
  await waitUntil(countJobs, (count) => count === 0);
  expect(await read(browser, refundNo)).toMatchObject({ version, status: 40 });
  expect(await Promise.all(payNos.map((payNo) => readReturned(portal.database, payNo)))).toEqual([
    ...[{ [`${refundNo}-2`]: 4000 }, { [refundNo]: 5900 }],
  ]);
});

it('takes what is left alone, part after part, and never more than was paid', async () => {
  const bought = await buy({ quantity: 3 });
  const payNos = await splitPayment(portal.database, bought.payNo, [10_000, 10_000, 9_700]);
  const finance = await openFinance();
  for (const quantity of [1, 2]) {
    const refundNo = await apply(bought.browser, bought.orderNo, quantity);
    await decide(finance, 'approve', refundNo);
    await waitForState(bought.browser, refundNo, 40);
  }
  const returned = await Promise.all(payNos.map((payNo) => readReturned(portal.database, payNo)));
  const sums = returned.map((refunds) => Object.values(refunds).reduce((sum, amount) => sum + amount, 0));
  const balances = await createLedger(database.orm, now).balancesOf(bought.orderNo);
  expect(sums.reduce((sum, amount) => sum + amount, 0)).toBe(balances.refunded);
  for (const [place, sum] of sums.entries()) expect(sum).toBeLessThanOrEqual([10_000, 10_000, 9_700][place] ?? 0);
});

it('stands on bills part by part', async () => {
  const { browser, orderNo, payNos } = await buyBy([4000, 5900]);
  const refundNo = await apply(browser, orderNo);
  await decide(await openFinance(), 'approve', refundNo);
  await waitForState(browser, refundNo, 40);
  const listDifferences = async () => {
    setTime('2026-06-06T10:01:00+08:00');
    await portal.database.query('update reconciliation set finished_at = null');
    await openPayments({ database, clock: now }).reconcile();
    return portal.database.query<{ number: string; reason: string; booked: string }>(
      'select number, reason, booked from bill_difference where number like $1',
      [`${refundNo}%`],
    );
  };
  expect(await listDifferences()).toEqual([]);
  await portal.database.query(`update sandbox_trade set refunded_at = '{}' where pay_no = $1`, [payNos[0]]);
  const number = `${refundNo}-2`;
  expect(await listDifferences()).toEqual([{ number, reason: 'missingThere', booked: '4000' }]);
});

it('is one part where the release before has it go back', async () => {
  const { browser, orderNo, payNo } = await buy();
  const refundNo = await apply(browser, orderNo);
  const isRefund = 'where refund_no = $1';
  const listParts = () =>
    portal.database.query<object>(
      `select part_no, state, amount, payment_id is null as hand from refund_part
       where refund_id = (select id from refund ${isRefund})`,
      [refundNo],
    );
  await portal.database.query(
    `update refund set state = 30, payment_id = (select id from payment where pay_no = $2) ${isRefund}`,
    [refundNo, payNo],
  );
  const part = { part_no: refundNo, amount: String(PRICES.basic) };
  expect(await listParts()).toEqual([{ ...part, state: 30, hand: false }]);
  await portal.database.query(`update refund set state = 41 ${isRefund}`, [refundNo]);
  await portal.database.query(`update refund set state = 31, payment_id = null ${isRefund}`, [refundNo]);
  expect(await listParts()).toEqual([{ ...part, state: 31, hand: true }]);
});
