import { type LedgerCause, listShares, toCauseKey } from '../platform/money/ledger/ledger-cause';
import type { LedgerErrorCode } from '../platform/money/ledger/ledger-error';

/** What becomes of a cause. */
export type LedgerOutcome = 'posted' | 'repeat' | LedgerErrorCode;

/** What is compared of an order with its model. */
export type ModelBalances = Readonly<Record<(typeof COMPARED)[number], number>>;

export const COMPARED = ['charged', 'paid', 'refunded', 'invoiced', 'surplus', 'invoiceable'] as const;

/**
 * The ledger as the design describes it, told again apart from the code of the server: it has no accounts, but keeps
 * what happened and adds it up.
 */
export class LedgerModel {
  readonly #causes: Map<string, LedgerCause>;

  constructor(other?: LedgerModel) {
    this.#causes = new Map(other && other.#causes);
  }

  /** What the ledger has to do with a cause; one that is posted counts from here on. */
  post(cause: LedgerCause): LedgerOutcome {
    const key = toCauseKey(cause);
    const first = this.#causes.get(key);
    if (first) return toContent(first) === toContent(cause) ? 'repeat' : 'cause-reused';
    for (const { orderNo, amount } of listShares(cause)) {
      const code = this.#findViolation(cause, orderNo, amount);
      if (code) return code;
    }
    this.#causes.set(key, cause);
    return 'posted';
  }

  readBalances(orderNo: string): ModelBalances {
    const add = (isCounted: (cause: LedgerCause) => boolean) => this.#add(orderNo, isCounted);
    const charged = add(({ kind }) => kind === 'charge') - add(({ kind }) => kind === 'cancellation');
    const paid = add(({ kind }) => kind === 'payment');
    const ofCharge = add((cause) => cause.kind === 'refund' && cause.of === 'charge');
    const ofSurplus = add((cause) => cause.kind === 'refund' && cause.of === 'surplus');
    const invoiced = add(({ kind }) => kind === 'invoice') - add(({ kind }) => kind === 'reversal');
    return {
      ...{ charged, paid, refunded: ofCharge + ofSurplus, invoiced },
      surplus: Math.max(0, paid - charged) - ofSurplus,
      invoiceable: Math.min(paid, charged) - ofCharge - invoiced,
    };
  }

  #findViolation(cause: LedgerCause, orderNo: string, amount: number): LedgerErrorCode | undefined {
    if (cause.kind === 'charge') return undefined;
    if (!this.#causes.has(`charge:${orderNo}`)) return 'unknown-order';
    const { charged, invoiced, surplus, invoiceable } = this.readBalances(orderNo);
    if (cause.kind === 'cancellation') {
      const isRefunded = this.#add(orderNo, (other) => other.kind === 'refund' && other.of === 'charge') > 0;
      return amount !== charged || isRefunded || invoiced > 0 ? 'not-cancellable' : undefined;
    }
    if (cause.kind === 'refund' && cause.of === 'surplus')
      return amount > surplus ? 'refund-exceeds-surplus' : undefined;
    if (cause.kind === 'refund' && amount > invoiceable + invoiced) return 'refund-exceeds-paid';
    if (cause.kind === 'refund') return amount > invoiceable ? 'refund-of-invoiced' : undefined;
    if (cause.kind === 'invoice') return amount > invoiceable ? 'invoice-exceeds-paid' : undefined;
    if (cause.kind === 'reversal') {
      const isOfInvoice = (kind: string) => (other: LedgerCause) =>
        other.kind === kind && 'invoiceNo' in other && other.invoiceNo === cause.invoiceNo;
      const left = this.#add(orderNo, isOfInvoice('invoice')) - this.#add(orderNo, isOfInvoice('reversal'));
      return amount > left ? 'reversal-exceeds-invoice' : undefined;
    }
    return undefined;
  }

  #add(orderNo: string, isCounted: (cause: LedgerCause) => boolean): number {
    const shares = [...this.#causes.values()].filter(isCounted).flatMap(listShares);
    return shares.reduce((sum, share) => sum + (share.orderNo === orderNo ? share.amount : 0), 0);
  }
}

/** What of a cause may not differ when it is told again: all but the order of its shares. */
function toContent(cause: LedgerCause): string {
  const shares = [...listShares(cause)].map(({ orderNo, amount }) => `${orderNo} ${amount}`).sort();
  const others = Object.entries(cause).filter(([name]) => !['shares', 'orderNo', 'amount'].includes(name));
  return JSON.stringify([others.sort(), shares]);
}
