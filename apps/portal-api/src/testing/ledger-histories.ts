import fc from 'fast-check';
import type { LedgerCause, OrderShare } from '../platform/money/ledger/ledger-cause';
import { toMoney } from '../platform/money/money';

/** Orders of every history. */
export const HISTORY_ORDERS = ['OD1', 'OD2'] as const;

// Few numbers and small amounts: causes meet under one key, and sums meet their limits.
const anyOrder = fc.constantFrom(...HISTORY_ORDERS);
const anyPrice = fc.constantFrom(20, 20, 20, 20, 20, 20, 25, 0).map(toMoney);
const anyChannel = fc.constantFrom('alipay', 'wechat', 'transfer');
const anyNo = (prefix: string, max: number) => fc.integer({ min: 1, max }).map((number) => `${prefix}${number}`);

function createShares(min: number, max: number): fc.Arbitrary<OrderShare[]> {
  const share = fc.record({ orderNo: anyOrder, amount: fc.integer({ min, max }).map(toMoney) });
  const several = fc.uniqueArray(share, { minLength: 2, maxLength: 2, selector: ({ orderNo }) => orderNo });
  return fc.oneof({ weight: 3, arbitrary: share.map((one) => [one]) }, { weight: 1, arbitrary: several });
}

const anyCharge = fc.record({ kind: fc.constant('charge' as const), orderNo: anyOrder, amount: anyPrice });

const anyCancellation = fc.record({ kind: fc.constant('cancellation' as const), orderNo: anyOrder, amount: anyPrice });

const anyPayment = fc.record({
  kind: fc.constant('payment' as const),
  channel: anyChannel,
  tradeNo: anyNo('T', 6),
  shares: createShares(5, 20),
});

const anyRefund = fc.record({
  kind: fc.constant('refund' as const),
  of: fc.constantFrom('charge' as const, 'charge' as const, 'charge' as const, 'surplus' as const),
  channel: anyChannel,
  refundNo: anyNo('RF', 6),
  shares: createShares(1, 8),
});

const anyInvoice = fc.record({
  kind: fc.constant('invoice' as const),
  invoiceNo: anyNo('FP', 2),
  shares: createShares(4, 16),
});

const anyReversal = fc.record({
  kind: fc.constant('reversal' as const),
  invoiceNo: anyNo('FP', 2),
  reversalNo: anyNo('HZ', 6),
  shares: createShares(1, 5),
});

const anyCause: fc.Arbitrary<LedgerCause> = fc.oneof(
  { weight: 1, arbitrary: anyCharge },
  { weight: 1, arbitrary: anyCancellation },
  { weight: 5, arbitrary: anyPayment },
  { weight: 4, arbitrary: anyRefund },
  { weight: 5, arbitrary: anyInvoice },
  { weight: 4, arbitrary: anyReversal },
);

/**
 * Moments of a history: what is told at the same time. Most orders are charged first, everything else comes as it likes;
 * some causes are told again later, as notices are.
 */
export function createHistories(maxMoments: number, maxAtOnce: number): fc.Arbitrary<LedgerCause[][]> {
  const moments = fc.array(fc.array(anyCause, { minLength: 1, maxLength: maxAtOnce, size: 'max' }), {
    ...{ maxLength: maxMoments, size: 'max' },
  });
  const repeats = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: Math.ceil(maxMoments / 6) });
  return fc
    .tuple(fc.array(anyCharge, { minLength: 3, maxLength: 5, size: 'max' }), moments, repeats)
    .map(([charges, others, told]) => {
      const history = [charges, ...others];
      return told.reduce<LedgerCause[][]>(repeatCause, history);
    });
}

/** Tells one of the causes once more, at the same moment or at a later one. */
function repeatCause(history: LedgerCause[][], [source, delay]: readonly [number, number]): LedgerCause[][] {
  if (history.length === 0) return history;
  const from = source % history.length;
  const to = from + (delay % (history.length - from));
  const repeated = history[from]?.[0];
  return history.map((moment, index) => (index === to && repeated ? [...moment, repeated] : moment));
}
