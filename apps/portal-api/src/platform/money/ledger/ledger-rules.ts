import { type Money, NO_MONEY } from '../money';
import { type LedgerCause, listShares, toCauseKey } from './ledger-cause';
import { type Entry, hasSameEntries, toInvoiceAccount } from './ledger-entries';
import { LedgerError, type LedgerErrorCode } from './ledger-error';
import { type OrderAccounts, readBalances } from './order-balances';

/** Throws a `LedgerError` unless what was posted under the key of a cause is the same cause. */
export function assertSameCause(cause: LedgerCause, entries: readonly Entry[], posted: readonly Entry[]): void {
  if (!hasSameEntries(entries, posted)) throw new LedgerError('cause-reused', toCauseKey(cause));
}

/** Throws a `LedgerError` where a cause that was not posted yet must not be, as the accounts of its orders stand. */
export function assertAllowed(cause: LedgerCause, accountsOf: (orderNo: string) => OrderAccounts): void {
  for (const { orderNo, amount } of listShares(cause)) {
    const code = findViolation(cause, amount, accountsOf(orderNo));
    if (code !== undefined) throw new LedgerError(code, toCauseKey(cause));
  }
}

/** Rule that an amount of an order breaks. What has come in is a fact and breaks none. */
function findViolation(cause: LedgerCause, amount: Money, accounts: OrderAccounts): LedgerErrorCode | undefined {
  // Its key is the order: a second charge is the first one again, or is rejected as another.
  if (cause.kind === 'charge') return undefined;
  if (!accounts.has('receivable')) return 'unknown-order';
  const { charged, surplus, refundable, invoiceable } = readBalances(accounts);
  switch (cause.kind) {
    case 'payment':
      return undefined;
    case 'cancellation':
      return amount === charged && isUntouched(accounts) ? undefined : 'not-cancellable';
    case 'refund':
      if (cause.of === 'surplus') return amount > surplus ? 'refund-exceeds-surplus' : undefined;
      if (amount > refundable) return 'refund-exceeds-paid';
      return amount > invoiceable ? 'refund-of-invoiced' : undefined;
    case 'invoice':
      return amount > invoiceable ? 'invoice-exceeds-paid' : undefined;
    case 'reversal':
      return amount > (accounts.get(toInvoiceAccount(cause.invoiceNo)) ?? NO_MONEY)
        ? 'reversal-exceeds-invoice'
        : undefined;
  }
}

/** Whether nothing of what was charged has been refunded or stands on an invoice. */
function isUntouched(accounts: OrderAccounts): boolean {
  return !accounts.has('refunded:charge') && readBalances(accounts).invoiced === 0;
}
