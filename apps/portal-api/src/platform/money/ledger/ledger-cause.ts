import type { Money } from '../money';

/** What falls to one order. */
export interface OrderShare {
  readonly orderNo: string;
  readonly amount: Money;
}

/** An order gets its price: the customer owes it. */
export interface Charge extends OrderShare {
  readonly kind: 'charge';
}

/** An order is cancelled, or expires: what was charged is owed no longer. */
export interface Cancellation extends OrderShare {
  readonly kind: 'cancellation';
}

/** Money has come in. The channel is who took it, the number is the channel's; one trade may pay several orders. */
export interface Payment {
  readonly kind: 'payment';
  readonly channel: string;
  readonly tradeNo: string;
  readonly shares: readonly OrderShare[];
}

/** Money goes back: of what was charged, or what had been paid beyond it. */
export interface Refund {
  readonly kind: 'refund';
  readonly of: 'charge' | 'surplus';
  readonly channel: string;
  readonly refundNo: string;
  readonly shares: readonly OrderShare[];
}

/** An invoice is applied for: from here on its amounts are taken. */
export interface Invoice {
  readonly kind: 'invoice';
  readonly invoiceNo: string;
  readonly shares: readonly OrderShare[];
}

/** A red invoice is issued for an invoice, whole or in part, or the application for it comes to nothing. */
export interface Reversal {
  readonly kind: 'reversal';
  readonly invoiceNo: string;
  readonly reversalNo: string;
  readonly shares: readonly OrderShare[];
}

/** Why something is posted. */
export type LedgerCause = Charge | Cancellation | Payment | Refund | Invoice | Reversal;

/** Key by which a cause is posted once, however often it is told. */
export function toCauseKey(cause: LedgerCause): string {
  switch (cause.kind) {
    case 'charge':
    case 'cancellation':
      return `${cause.kind}:${cause.orderNo}`;
    case 'payment':
      return `payment:${cause.channel}:${cause.tradeNo}`;
    case 'refund':
      return `refund:${cause.refundNo}`;
    case 'invoice':
      return `invoice:${cause.invoiceNo}`;
    case 'reversal':
      return `reversal:${cause.reversalNo}`;
  }
}

/** What falls to each order; one share for what is about one order. */
export function listShares(cause: LedgerCause): readonly OrderShare[] {
  return 'shares' in cause ? cause.shares : [cause];
}
