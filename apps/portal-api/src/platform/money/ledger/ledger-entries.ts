import { type Money, negateMoney, toNonNegativeMoney, toPositiveMoney } from '../money';
import { type LedgerCause, listShares } from './ledger-cause';

/** A debit, above nothing, or a credit, below, of an account of an order. */
export interface Entry {
  readonly orderNo: string;
  readonly account: string;
  readonly amount: Money;
}

/** Account of one invoice: what of it was not reversed. */
export const toInvoiceAccount = (invoiceNo: string) => `invoiced:${invoiceNo}`;

/**
 * Entries of a cause, which follow from it alone: for every order a debit and a credit of the same amount. Throws a
 * `RangeError` where the cause is about no order or about one twice, or moves nothing.
 */
export function createEntries(cause: LedgerCause): Entry[] {
  const shares = listShares(cause);
  if (shares.length === 0 || new Set(shares.map(({ orderNo }) => orderNo)).size < shares.length)
    throw new RangeError('A cause is about orders, each of them once');
  const { debit, credit } = findAccounts(cause);
  return shares.flatMap(({ orderNo, amount }) => {
    checkAmount(cause, amount);
    return [
      { orderNo, account: debit, amount },
      { orderNo, account: credit, amount: negateMoney(amount) },
    ];
  });
}

/** Whether two postings have the same entries, in whatever order. */
export function hasSameEntries(some: readonly Entry[], others: readonly Entry[]): boolean {
  const toText = (entries: readonly Entry[]) =>
    JSON.stringify(entries.map(({ orderNo, account, amount }) => JSON.stringify([orderNo, account, amount])).sort());
  return toText(some) === toText(others);
}

function findAccounts(cause: LedgerCause): { readonly debit: string; readonly credit: string } {
  switch (cause.kind) {
    case 'charge':
      return { debit: 'receivable', credit: 'revenue' };
    case 'cancellation':
      return { debit: 'revenue', credit: 'receivable' };
    case 'payment':
      return { debit: toCashAccount(cause.channel), credit: 'receivable' };
    case 'refund':
      return { debit: `refunded:${cause.of}`, credit: toCashAccount(cause.channel) };
    case 'invoice':
      return { debit: toInvoiceAccount(cause.invoiceNo), credit: 'uninvoiced' };
    case 'reversal':
      return { debit: 'uninvoiced', credit: toInvoiceAccount(cause.invoiceNo) };
  }
}

function toCashAccount(channel: string): string {
  if (!/^[a-z-]+$/.test(channel)) throw new RangeError(`Not a channel of payment: ${channel}`);
  return `cash:${channel}`;
}

// What costs nothing is ordered and cancelled too.
function checkAmount({ kind }: LedgerCause, amount: Money): void {
  if (kind === 'charge' || kind === 'cancellation') toNonNegativeMoney(amount);
  else toPositiveMoney(amount);
}
