import fc from 'fast-check';
import { createHistories, HISTORY_ORDERS } from '../../../testing/ledger-histories';
import { COMPARED, LedgerModel, type LedgerOutcome } from '../../../testing/ledger-model';
import { MemoryLedger } from '../../../testing/memory-ledger';
import { addMoney, toMoney } from '../money';
import type { LedgerCause } from './ledger-cause';
import type { Entry } from './ledger-entries';
import { LedgerError } from './ledger-error';
import type { OrderBalances } from './order-balances';

const RUNS = 3000;
const SEED = Number(process.env['LEDGER_SEED'] ?? 20_261_123);

function tryPost(ledger: MemoryLedger, cause: LedgerCause): LedgerOutcome {
  try {
    return ledger.post(cause) ? 'posted' : 'repeat';
  } catch (error) {
    if (error instanceof LedgerError) return error.code;
    throw error;
  }
}

/** What is not as it has to be for every posting and every order at every time. */
function findFaults(ledger: MemoryLedger): string[] {
  const unbalanced = [...ledger.postings].filter(([, entries]) => addMoney(...entries.map(toAmount)) !== 0);
  const unsound = HISTORY_ORDERS.filter((orderNo) => !isSound(ledger.balancesOf(orderNo)));
  return [...unbalanced.map(([key]) => key), ...unsound];
}

function isSound(balances: OrderBalances): boolean {
  const { paid, refunded, invoiced, due, surplus, refundable, invoiceable } = balances;
  const isKept = refundable + surplus === paid - refunded && invoiced + invoiceable === refundable;
  return Object.values({ ...balances }).every((amount) => amount >= 0) && isKept && (due === 0 || surplus === 0);
}

const toAmount = ({ amount }: Entry) => amount;

it(`follows its model through ${RUNS} random histories`, () => {
  const seen = new Map<string, number>();
  const note = (key: string) => seen.set(key, (seen.get(key) ?? 0) + 1);
  fc.assert(
    fc.property(createHistories(30, 1), (history) => {
      const [ledger, model] = [new MemoryLedger(), new LedgerModel()];
      const causes = history.flat();
      const steps = causes.map((cause) => [tryPost(ledger, cause), findFaults(ledger)]);
      const outcomes = causes.map((cause) => model.post(cause));
      expect(steps).toEqual(outcomes.map((outcome) => [outcome, []]));
      for (const orderNo of HISTORY_ORDERS)
        expect(ledger.balancesOf(orderNo)).toMatchObject(model.readBalances(orderNo));
      outcomes.forEach((outcome, index) => note(outcome === 'posted' ? `${causes[index]?.kind}` : outcome));
    }),
    { numRuns: RUNS, seed: SEED },
  );
  const kinds = ['charge', 'cancellation', 'payment', 'refund', 'invoice', 'reversal'];
  const errors = ['cause-reused', 'unknown-order', 'not-cancellable', 'refund-exceeds-paid', 'refund-of-invoiced'];
  const others = ['repeat', 'refund-exceeds-surplus', 'invoice-exceeds-paid', 'reversal-exceeds-invoice'];
  const expected = [...kinds, ...errors, ...others];
  // Each way to go is gone often, or the histories say little.
  expect(expected.filter((key) => (seen.get(key) ?? 0) < RUNS / 10)).toEqual([]);
});

describe('an order', () => {
  const order = (amount: number) => ({ orderNo: 'OD1', amount: toMoney(amount) });
  const charge = (amount: number): LedgerCause => ({ kind: 'charge', ...order(amount) });
  const cancellation = (amount: number): LedgerCause => ({ kind: 'cancellation', ...order(amount) });
  const payment = (tradeNo: string, amount: number): LedgerCause => ({
    ...{ kind: 'payment', channel: 'alipay', tradeNo },
    shares: [order(amount)],
  });
  const refund = (refundNo: string, amount: number, of: 'charge' | 'surplus' = 'charge'): LedgerCause => ({
    ...{ kind: 'refund', of, channel: 'transfer', refundNo },
    shares: [order(amount)],
  });
  const invoice = (invoiceNo: string, amount: number): LedgerCause => ({
    ...{ kind: 'invoice', invoiceNo },
    shares: [order(amount)],
  });
  const reversal = (invoiceNo: string, reversalNo: string, amount: number): LedgerCause => ({
    ...{ kind: 'reversal', invoiceNo, reversalNo },
    shares: [order(amount)],
  });

  it.each<[string, readonly LedgerCause[], LedgerOutcome, object]>([
    ['owes its price', [charge(100)], 'posted', { charged: 100, due: 100, paid: 0, invoiceable: 0 }],
    ['may cost nothing', [charge(0)], 'posted', { charged: 0, due: 0 }],
    ['is paid in parts', [charge(100), payment('T1', 30)], 'posted', { paid: 30, due: 70, invoiceable: 30 }],
    ['is charged once', [charge(100), charge(90)], 'cause-reused', { charged: 100 }],
    ['is unknown before it was charged', [payment('T1', 100)], 'unknown-order', { paid: 0 }],
    ['is not paid twice by a notice', [charge(100), payment('T1', 60), payment('T1', 60)], 'repeat', { paid: 60 }],
    ['has a surplus', [charge(100), payment('T1', 100), payment('T2', 100)], 'posted', { paid: 200, surplus: 100 }],
    [
      'gets no invoice for a surplus',
      [charge(100), payment('T1', 150), invoice('FP1', 101)],
      'invoice-exceeds-paid',
      { invoiceable: 100, surplus: 50 },
    ],
    [
      'gets no surplus back twice',
      [charge(100), payment('T1', 150), refund('RF1', 50, 'surplus'), refund('RF2', 1, 'surplus')],
      'refund-exceeds-surplus',
      { paid: 150, refunded: 50, surplus: 0, refundable: 100 },
    ],
    [
      'is paid after it was cancelled',
      [charge(100), cancellation(100), payment('T1', 100)],
      'posted',
      { charged: 0, due: 0, paid: 100, surplus: 100, invoiceable: 0 },
    ],
    [
      'is not cancelled at another price',
      [charge(100), cancellation(90)],
      'not-cancellable',
      { charged: 100, due: 100 },
    ],
    [
      'is not cancelled under an invoice',
      [charge(100), payment('T1', 40), invoice('FP1', 40), cancellation(100)],
      'not-cancellable',
      { charged: 100 },
    ],
    [
      'is not cancelled once some of it went back',
      [charge(100), payment('T1', 40), refund('RF1', 10), cancellation(100)],
      'not-cancellable',
      { refunded: 10 },
    ],
    [
      'gets back what was paid, no more',
      [charge(100), payment('T1', 100), refund('RF1', 60), refund('RF2', 41)],
      'refund-exceeds-paid',
      { refunded: 60, refundable: 40 },
    ],
    [
      'waits with a refund for the red invoice',
      [charge(100), payment('T1', 100), invoice('FP1', 80), refund('RF1', 30)],
      'refund-of-invoiced',
      { refundable: 100, invoiceable: 20 },
    ],
    [
      'gets the refund after it',
      [charge(100), payment('T1', 100), invoice('FP1', 80), reversal('FP1', 'HZ1', 10), refund('RF1', 30)],
      'posted',
      { invoiced: 70, refunded: 30, invoiceable: 0 },
    ],
    [
      'gets no more reversed than stands on the invoice',
      [charge(100), payment('T1', 100), invoice('FP1', 50), invoice('FP2', 50), reversal('FP1', 'HZ1', 51)],
      'reversal-exceeds-invoice',
      { invoiced: 100 },
    ],
    [
      'is invoiced anew after a red invoice',
      [charge(100), payment('T1', 100), invoice('FP1', 100), reversal('FP1', 'HZ1', 100), invoice('FP2', 100)],
      'posted',
      { invoiced: 100, invoiceable: 0 },
    ],
  ])('%s', (_name, causes, last, balances) => {
    const ledger = new MemoryLedger();
    const outcomes = causes.map((cause) => tryPost(ledger, cause));
    expect(outcomes).toEqual([...causes.slice(1).map(() => 'posted'), last]);
    expect(ledger.balancesOf('OD1')).toMatchObject(balances);
  });

  it.each<[string, LedgerCause]>([
    ['about no order', { kind: 'invoice', invoiceNo: 'FP1', shares: [] }],
    ['about one order twice', { kind: 'invoice', invoiceNo: 'FP1', shares: [order(1), order(2)] }],
    ['that pays nothing', payment('T1', 0)],
    ['that charges less than nothing', charge(-1)],
    ['by a channel whose key could be read in two ways', { ...payment('T1', 1), channel: 'a:b' } as LedgerCause],
  ])('knows no cause %s', (_name, cause) => {
    expect(() => new MemoryLedger().post(cause)).toThrow(RangeError);
  });

  it('has every amount that is compared with the model', () => {
    expect(Object.keys(new MemoryLedger().balancesOf('OD1'))).toEqual(expect.arrayContaining([...COMPARED]));
  });
});
