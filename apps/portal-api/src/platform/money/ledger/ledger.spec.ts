import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { createTestDatabase } from '../../../testing/test-portal';
import { toMoney } from '../money';
import { createLedger } from './ledger';
import type { LedgerCause, OrderShare } from './ledger-cause';

const START = '2026-06-05T12:00:00+08:00';

const test = setUp(async () => {
  const { address, query, drop } = await createTestDatabase();
  const database = openTestDatabase(address);
  const clock = createTestClock(START);
  const ledger = createLedger(database.orm, clock.now);
  return {
    ...{ query, clock, database, ledger },
    post: (cause: LedgerCause) => database.transaction((runner) => ledger.post(runner, cause)),
    async close() {
      await database.close();
      await drop();
    },
  };
});

const share = (orderNo: string, amount: number): OrderShare => ({ orderNo, amount: toMoney(amount) });
const charge = (orderNo: string, amount: number): LedgerCause => ({ kind: 'charge', ...share(orderNo, amount) });
const payment = (tradeNo: string, ...shares: OrderShare[]): LedgerCause => ({
  ...{ kind: 'payment', channel: 'alipay', tradeNo, shares },
});
const refund = (refundNo: string, ...shares: OrderShare[]): LedgerCause => ({
  ...{ kind: 'refund', of: 'charge', channel: 'alipay', refundNo, shares },
});
const invoice = (invoiceNo: string, ...shares: OrderShare[]): LedgerCause => ({ kind: 'invoice', invoiceNo, shares });

describe('the ledger', () => {
  it('posts a cause once and gives the first posting to whoever tells it again', async () => {
    await test.post(charge('A1', 100));
    const first = await test.post(payment('TA1', share('A1', 100)));
    test.clock.advance(60);
    const second = await test.post(payment('TA1', share('A1', 100)));
    expect(first).toMatchObject({ causeKey: 'payment:alipay:TA1', at: new Date(START), isRepeat: false });
    expect(second).toEqual({ ...first, isRepeat: true });
    expect(await test.ledger.balancesOf('A1')).toMatchObject({ paid: 100, due: 0, surplus: 0, invoiceable: 100 });
  });

  it('refuses a key that was used for another amount or another order', async () => {
    for (const orderNo of ['B1', 'B2']) await test.post(charge(orderNo, 100));
    await test.post(payment('TB1', share('B1', 60)));
    for (const other of [share('B1', 61), share('B2', 60)])
      await expect(test.post(payment('TB1', other))).rejects.toMatchObject({
        ...{ name: 'LedgerError', code: 'cause-reused', causeKey: 'payment:alipay:TB1' },
      });
    expect(await test.ledger.balancesOf('B2')).toMatchObject({ paid: 0 });
  });

  it('knows an order without any postings', async () => {
    const balances = await test.ledger.balancesOf('nowhere');
    expect(new Set(Object.values(balances))).toEqual(new Set([0]));
  });

  it('pays and invoices several orders at once, or none of them', async () => {
    for (const orderNo of ['C1', 'C2']) await test.post(charge(orderNo, 50));
    await test.post(payment('TC1', share('C2', 50), share('C1', 30)));
    await expect(test.post(invoice('FPC1', share('C2', 50), share('C1', 31)))).rejects.toMatchObject({
      code: 'invoice-exceeds-paid',
    });
    await test.post(invoice('FPC1', share('C2', 50), share('C1', 30)));
    expect(await test.ledger.balancesOf('C1')).toMatchObject({ due: 20, invoiced: 30, invoiceable: 0 });
    expect(await test.ledger.balancesOf('C2')).toMatchObject({ due: 0, invoiced: 50, invoiceable: 0 });
  });

  it('has nothing of a transaction that is undone, and shows it within it', async () => {
    const work = test.database.transaction(async (runner) => {
      await test.ledger.post(runner, charge('D1', 100));
      expect(await test.ledger.balancesOf('D1', runner)).toMatchObject({ due: 100 });
      throw new Error('undone');
    });
    await expect(work).rejects.toThrow('undone');
    expect(await test.ledger.balancesOf('D1')).toMatchObject({ charged: 0 });
  });

  it('keeps amounts up to what is exact, and refuses sums beyond', async () => {
    await test.post(charge('E1', Number.MAX_SAFE_INTEGER));
    await test.post(payment('TE1', share('E1', Number.MAX_SAFE_INTEGER)));
    expect(await test.ledger.balancesOf('E1')).toMatchObject({ paid: Number.MAX_SAFE_INTEGER, due: 0 });
  });
});

describe('at the same moment', () => {
  const tellAtOnce = async (causes: readonly LedgerCause[]) => {
    const results = await Promise.allSettled(causes.map(test.post));
    return results.map((result) => {
      if (result.status === 'fulfilled') return result.value.isRepeat ? 'repeat' : 'posted';
      return (result.reason as { code: string }).code;
    });
  };
  const count = (outcomes: readonly string[], outcome: string) => outcomes.filter((one) => one === outcome).length;

  it('one of many notices of a payment is posted', async () => {
    await test.post(charge('F1', 100));
    const outcomes = await tellAtOnce(Array.from({ length: 12 }, () => payment('TF1', share('F1', 100))));
    expect([count(outcomes, 'posted'), count(outcomes, 'repeat')]).toEqual([1, 11]);
    expect(await test.ledger.balancesOf('F1')).toMatchObject({ paid: 100 });
  });

  it('one of many orders gets a trade', async () => {
    const orderNos = Array.from({ length: 12 }, (_, index) => `G${index}`);
    for (const orderNo of orderNos) await test.post(charge(orderNo, 100));
    const outcomes = await tellAtOnce(orderNos.map((orderNo) => payment('TG1', share(orderNo, 100))));
    expect([count(outcomes, 'posted'), count(outcomes, 'cause-reused')]).toEqual([1, 11]);
  });

  it('no more is refunded and invoiced than was paid', async () => {
    await test.post(charge('H1', 100));
    await test.post(payment('TH1', share('H1', 100)));
    const causes = Array.from({ length: 6 }, (_, index) => [
      refund(`RFH${index}`, share('H1', 30)),
      invoice(`FPH${index}`, share('H1', 30)),
    ]);
    expect(count(await tellAtOnce(causes.flat()), 'posted')).toBe(3);
    const { refunded, invoiced, invoiceable } = await test.ledger.balancesOf('H1');
    expect([refunded + invoiced, invoiceable]).toEqual([90, 10]);
  });

  it('orders named in another order do not wait for each other for ever', async () => {
    for (const orderNo of ['I1', 'I2']) await test.post(charge(orderNo, 100));
    const causes = Array.from({ length: 12 }, (_, index) => {
      const shares = [share('I1', 1), share('I2', 1)];
      return payment(`TI${index}`, ...(index % 2 === 0 ? shares : shares.reverse()));
    });
    expect(count(await tellAtOnce(causes), 'posted')).toBe(12);
  });
});

describe('the database', () => {
  const POSTING = '7b1f0a52-8d3c-4f6e-9a10-3c5d7e9f1a2b';
  const addPosting = `insert into ledger_posting (id, kind, cause_key, at) values ('${POSTING}', 'charge', 'by hand', now())`;
  const addEntry = (account: string, amount: number, orderNo = 'J1') =>
    `insert into ledger_entry values ('${POSTING}', '${orderNo}', '${account}', ${amount})`;

  it.each([
    ['without entries', [addPosting]],
    ['that does not balance', [addPosting, addEntry('receivable', 100), addEntry('revenue', -99)]],
    ['that balances over several orders only', [addPosting, addEntry('receivable', 1), addEntry('revenue', -1, 'J2')]],
  ])('refuses a posting %s', async (_name, statements) => {
    await expect(test.query(statements.join(';'))).rejects.toThrow(`ledger posting ${POSTING} does not balance`);
    expect(await test.query(`select from ledger_posting where id = '${POSTING}'`)).toEqual([]);
  });

  it('refuses an entry that is added to a posting later', async () => {
    const { id } = await test.post(charge('K1', 100));
    const late = `insert into ledger_entry values ('${id}', 'K1', 'cash:alipay', 5)`;
    await expect(test.query(late)).rejects.toThrow('does not balance');
  });

  it.each([
    'update ledger_posting set at = now()',
    'update ledger_entry set amount = 0',
    'delete from ledger_entry',
    'delete from ledger_posting',
    'truncate ledger_entry',
    'truncate ledger_posting cascade',
  ])('refuses %s', async (statement) => {
    await expect(test.query(statement)).rejects.toThrow('is append-only');
  });

  it('refuses amounts beyond what is exact', async () => {
    const statements = [addPosting, addEntry('receivable', 2 ** 53), addEntry('revenue', -(2 ** 53))];
    await expect(test.query(statements.join(';'))).rejects.toThrow('ledger_entry_amount_check');
  });
});
