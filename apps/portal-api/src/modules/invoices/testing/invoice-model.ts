import { listShares, type LedgerCause } from '../../../platform/money/ledger/ledger-cause';
import { type ModelBalances, LedgerModel } from '../../../testing/ledger-model';

/** An invoice as a model knows it. */
export interface ModelInvoice {
  readonly id: string;
  readonly shares: ReadonlyMap<string, number>;
  /** 1 where it is a file, 2 where it is on paper. */
  readonly medium: 1 | 2;
  state: 10 | 11 | 20 | 22 | 30 | 40 | 50 | 60 | 61;
  /** How the confirmation of its red invoice stands. */
  code: '' | '01' | '02' | '03' | '04';
  reissue: boolean;
  replaces?: ModelInvoice;
}

/** States in which an invoice has the money of its orders. */
const HOLDING: readonly number[] = [10, 20, 30, 40, 50];

/**
 * Invoices of one owner as the design describes them, told again apart from the code of the server, over the model of the
 * ledger.
 */
export class InvoiceModel {
  readonly ledger = new LedgerModel();
  readonly orders: string[] = [];
  readonly invoices: ModelInvoice[] = [];
  #count = 0;

  addOrder(orderNo: string, price: number): void {
    this.orders.push(orderNo);
    this.#post({ kind: 'charge', orderNo, amount: price as never });
    const shares = [{ orderNo, amount: price as never }];
    this.#post({ kind: 'payment', channel: 'offline', tradeNo: orderNo, shares });
  }

  balances(orderNo: string): ModelBalances {
    return this.ledger.readBalances(orderNo);
  }

  /** Orders that an application for some is for: those of whose money some went back are in it too. */
  findApplied(chosen: readonly string[]): string[] | undefined {
    if (chosen.length === 0 || chosen.some((orderNo) => this.balances(orderNo).invoiceable <= 0)) return undefined;
    const isForced = (orderNo: string) => this.balances(orderNo).refunded > 0 && this.balances(orderNo).invoiceable > 0;
    return this.orders.filter((orderNo) => chosen.includes(orderNo) || isForced(orderNo));
  }

  apply(id: string, orderNos: readonly string[], medium: ModelInvoice['medium']): void {
    this.#add(id, new Map(orderNos.map((orderNo) => [orderNo, this.balances(orderNo).invoiceable])), medium);
  }

  /** Takes an invoice to a state, and its money with it. */
  move(invoice: ModelInvoice, state: ModelInvoice['state']): void {
    const isReleased = HOLDING.includes(invoice.state) && !HOLDING.includes(state);
    invoice.state = state;
    if (isReleased) this.#release(invoice);
  }

  /** An invoice is there, and takes the place of the one that it was asked for instead of. */
  issue(invoice: ModelInvoice, state: 30 | 40): void {
    this.move(invoice, state);
    if (invoice.replaces?.state === 60) invoice.replaces.state = 61;
  }

  /** The red invoice of an invoice is there; the one that takes its place is applied for at once. */
  reverse(invoice: ModelInvoice, nextId: string | undefined): void {
    this.move(invoice, 60);
    if (nextId !== undefined) this.#add(nextId, invoice.shares, invoice.medium, invoice);
  }

  refund(orderNo: string, amount: number): string {
    this.#count += 1;
    const shares = [{ orderNo, amount: amount as never }];
    return this.ledger.post({ kind: 'refund', of: 'charge', channel: 'offline', refundNo: `R${this.#count}`, shares });
  }

  #add(id: string, shares: ReadonlyMap<string, number>, medium: ModelInvoice['medium'], replaces?: ModelInvoice): void {
    this.invoices.push({
      ...{ id, shares, medium, state: 10, code: '', reissue: false },
      ...(replaces && { replaces }),
    });
    this.#post({ kind: 'invoice', invoiceNo: id, shares: toShares(shares) });
  }

  #release({ id, shares }: ModelInvoice): void {
    this.#count += 1;
    this.#post({ kind: 'reversal', invoiceNo: id, reversalNo: `V${this.#count}`, shares: toShares(shares) });
  }

  #post(cause: LedgerCause): void {
    const outcome = this.ledger.post(cause);
    if (outcome !== 'posted') throw new Error(`${cause.kind} of ${listShares(cause).length} orders: ${outcome}`);
  }
}

function toShares(shares: ReadonlyMap<string, number>) {
  return [...shares].map(([orderNo, amount]) => ({ orderNo, amount: amount as never }));
}
