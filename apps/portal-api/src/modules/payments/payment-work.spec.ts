import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createLedger } from '../../platform/money/ledger/ledger';
import { toMoney } from '../../platform/money/money';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { setUp } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestDatabase } from '../../testing/test-portal';
import { createOrderPayments } from '../purchase/order-payments';
import { createOrders } from '../purchase/order-record';
import { createPaymentChecks, findNextCheck } from './payment-checks';
import { createPaymentOutcome, REFUND_JOB } from './payment-outcome';
import { createPaymentRefunds } from './payment-refunds';
import { createRefunds } from './refund-record';
import { payment, type PaymentRow } from './payments.tables';
import { type PaymentProvider, ProviderUnreachableError, type Trade } from './provider/payment-provider';

const START = '2026-06-05T12:00:00+08:00';
const { now, advance, setTime } = createTestClock(START);

const test = setUp(async () => {
  const { address, query, drop } = await createTestDatabase();
  const database = openTestDatabase(address);
  return {
    ...{ query, database },
    async close() {
      await database.close();
      await drop();
    },
  };
});
beforeEach(() => setTime(START));

/** A provider that says what a spec wants to hear, and is asked for nothing else. */
function createProviders(words: Partial<PaymentProvider>) {
  const silent = () => Promise.reject(new ProviderUnreachableError('silent'));
  const provider = { create: silent, query: silent, close: silent, refund: silent, ...words } as PaymentProvider;
  return { get: () => provider };
}

async function store(changes: Partial<PaymentRow> = {}): Promise<PaymentRow> {
  const id = randomUUID();
  const [row] = await test.database.orm
    .insert(payment)
    .values({
      ...{ id, payNo: `PY-${id.slice(0, 8)}`, ownerId: randomUUID(), channel: 'sandbox', amount: toMoney(100) },
      ...{ state: 10, stateSince: now(), version: 1, createdAt: now(), checkAt: now(), checkCount: 0 },
      ...{ payBefore: new Date(now().getTime() + 7_200_000), refunded: toMoney(0), ...changes },
    })
    .returning();
  return row as PaymentRow;
}

const read = async ({ id }: PaymentRow) => {
  const [row] = await test.database.orm.select().from(payment).where(eq(payment.id, id));
  return row;
};

const toTrade = ({ payNo, amount }: PaymentRow, state: Trade['state']): Trade => ({
  ...{ payNo, state, amount, currency: 'CNY', tradeNo: '', paidAt: null },
});

function check(words: Partial<PaymentProvider>) {
  const { database } = test;
  const ledger = createLedger(database.orm, now);
  const orderPayments = createOrderPayments(createOrders(ledger), ledger);
  const outcome = createPaymentOutcome({ ledger, orderPayments });
  const checks = createPaymentChecks({ database, clock: now, providers: createProviders(words), outcome });
  return runDue(database.orm, [checks], now());
}

describe('asking of a payment', () => {
  afterEach(() => test.query('delete from payment'));

  it('comes after pauses that grow, and at the latest when the payment ends', () => {
    const end = new Date('2026-06-05T14:00:00+08:00');
    const pauses = [0, 1, 2, 8, 9].map((count) => findNextCheck(end, count, now()).getTime() - now().getTime());
    expect(pauses).toEqual([15_000, 30_000, 60_000, 3_840_000, 7_200_000]);
  });

  it('leaves one that waits as it is, and asks again later', async () => {
    const row = await store();
    await check({ query: async () => toTrade(row, 'waiting') });
    expect(await read(row)).toMatchObject({ state: 10, checkCount: 1, checkAt: new Date('2026-06-05T12:00:30+08:00') });
    advance(29);
    await check({});
    expect(await read(row)).toMatchObject({ checkCount: 1 });
  });

  it.each([
    ['closed', 30],
    ['failed', 40],
  ] as const)('takes one that is %s to where its trade is', async (state, expected) => {
    const row = await store();
    await check({ query: async () => toTrade(row, state) });
    expect(await read(row)).toMatchObject({ state: expected });
  });

  it('needs no amount to close one that nobody has paid', async () => {
    const row = await store();
    await check({ query: async () => ({ ...toTrade(row, 'waiting'), amount: null }) });
    expect(await read(row)).toMatchObject({ state: 10, checkCount: 1 });
    advance(60);
    await check({ query: async () => ({ ...toTrade(row, 'closed'), amount: null }) });
    expect(await read(row)).toMatchObject({ state: 30 });
  });

  it('fails where the provider cannot be reached, and changes nothing', async () => {
    const row = await store();
    await expect(check({})).rejects.toThrow('1 could not be done');
    expect(await read(row)).toMatchObject({ state: 10, checkCount: 0, version: 1 });
  });

  it('does not take one for closed that the provider leaves open', async () => {
    const row = await store({ payBefore: now() });
    await expect(check({ close: async () => toTrade(row, 'waiting') })).rejects.toThrow('1 could not be done');
    expect(await read(row)).toMatchObject({ state: 10 });
    await check({ close: async () => undefined });
    expect(await read(row)).toMatchObject({ state: 30 });
  });

  it.each([toMoney(1), null])('fails where the provider tells of another amount: %s', async (amount) => {
    const row = await store();
    const trade = { ...toTrade(row, 'paid'), amount, tradeNo: 'T' };
    await expect(check({ query: async () => trade })).rejects.toThrow('1 could not be done');
    expect(await read(row)).toMatchObject({ state: 10 });
  });
});

describe('money that goes back', () => {
  const giveBack = (words: Partial<PaymentProvider>, key: string) => {
    const { database } = test;
    const ledger = createLedger(database.orm, now);
    const orderPayments = createOrderPayments(createOrders(ledger), ledger);
    const refunds = createRefunds(ledger);
    const providers = createProviders(words);
    const job = createPaymentRefunds({ database, clock: now, providers, ledger, orderPayments, refunds });
    const run = { at: now(), signal: new AbortController().signal, complete: async () => undefined };
    return job.run({}, { ...run, key });
  };
  const listJobs = () =>
    test.query<{ key: string; run_at: Date }>('select key, run_at from background_job where name = $1', [REFUND_JOB]);
  const storeRefund = () => {
    const tail = randomUUID();
    return store({ state: 50, tradeNo: `T-${tail}`, refundNo: `RF-${tail}`, refunded: toMoney(40) });
  };
  beforeEach(() => test.query('delete from background_job'));

  it('is asked for by its number and its share, and is told when it has gone', async () => {
    const row = await storeRefund();
    const asked: unknown[] = [];
    await giveBack({ refund: async (refund) => (asked.push(refund), 'refunded') }, `${row.id}#0`);
    expect(asked).toEqual([{ payNo: row.payNo, refundNo: row.refundNo, amount: 40, total: 100 }]);
    expect(await read(row)).toMatchObject({ state: 51 });
    expect(await listJobs()).toEqual([]);
    // A job that comes once more finds it gone.
    await giveBack({}, `${row.id}#0`);
  });

  it('is looked after again where it takes its time', async () => {
    const row = await storeRefund();
    await giveBack({ refund: async () => 'pending' }, `${row.id}#1`);
    expect(await read(row)).toMatchObject({ state: 50 });
    expect(await listJobs()).toEqual([{ key: `${row.id}#2`, run_at: new Date('2026-06-05T12:02:00+08:00') }]);
  });

  it('is tried again where the provider cannot be reached', async () => {
    const row = await storeRefund();
    await expect(giveBack({}, `${row.id}#0`)).rejects.toThrow('silent');
    expect(await read(row)).toMatchObject({ state: 50 });
  });
});
