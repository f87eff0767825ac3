import { addMoney, type Money } from '../../money/money';

/** Whom an invoice is made out to, or who makes it out. */
export interface Party {
  readonly name: string;
  readonly taxNumber: string;
  readonly address?: string;
  readonly telephone?: string;
  readonly bank?: string;
  readonly account?: string;
}

/** A line of an invoice. Its amount is without tax, its rate in per cent; of a red invoice all sums are below nothing. */
export interface InvoiceLine {
  readonly name: string;
  readonly specification: string;
  readonly unit: string;
  readonly quantity: number;
  /** In 元, without tax, as exact as it is to be shown. */
  readonly unitPrice: string;
  readonly amount: Money;
  readonly taxRate: number;
  readonly tax: Money;
}

/** What a fully digital invoice says (数电发票). */
export interface InvoiceDocument {
  /** 20 digits. */
  readonly number: string;
  /** ISO-8601. */
  readonly issuedAt: string;
  readonly kind: 'ordinary' | 'special';
  /** Whether it is void, as those of the sandbox are. */
  readonly isSample: boolean;
  readonly buyer: Party;
  readonly seller: Party;
  readonly lines: readonly InvoiceLine[];
  /** Without tax. */
  readonly amount: Money;
  readonly tax: Money;
  readonly total: Money;
  readonly remark: string;
  readonly drawer: string;
  /** Of a red invoice: the blue one it takes back, its confirmation, and why. */
  readonly red?: { readonly number: string; readonly confirmation: string; readonly reason: string };
}

const NUMBER = /^\d{20}$/;

/** Throws a `RangeError` for a number that is none, for no lines, and for sums that do not agree to the 分. */
export function assertInvoice({ number, issuedAt, lines, amount, tax, total }: InvoiceDocument): void {
  const sums = {
    amount: addMoney(...lines.map((line) => line.amount)),
    tax: addMoney(...lines.map((line) => line.tax)),
  };
  if (!NUMBER.test(number)) throw new RangeError(`Not a number of an invoice: ${number}`);
  if (Number.isNaN(Date.parse(issuedAt))) throw new RangeError(`Not a moment: ${issuedAt}`);
  if (lines.length === 0) throw new RangeError('An invoice without lines');
  if (sums.amount !== amount || sums.tax !== tax || addMoney(amount, tax) !== total)
    throw new RangeError(`The sums of invoice ${number} do not agree`);
}
