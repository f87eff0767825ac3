import type { InvoiceLine } from '@portal/api-contract/account';
import { addMoney, type Money, NO_MONEY } from '../../platform/money/money';
import { splitMoney } from '../../platform/money/split-money';
import { splitTax } from '../../platform/money/split-tax';
import type { TaxedLine } from '../purchase/invoiceable-orders';

/** Class of goods that stands before the name of a service on an invoice. */
const GOODS_CLASS = '信息技术服务';

const UNIT = '项';

/** What of an order goes on an invoice, and its lines. */
export interface InvoicedShare {
  readonly invoiceable: Money;
  readonly lines: readonly TaxedLine[];
}

/** Lines of an invoice with their sums. */
export interface InvoiceSums {
  readonly lines: readonly (InvoiceLine & { readonly amount: Money; readonly tax: Money })[];
  /** Without tax. */
  readonly amount: Money;
  readonly tax: Money;
  readonly total: Money;
}

/**
 * Lines of an invoice: one for each product and rate, whatever the number of orders. What of an order is invoiced falls
 * to its lines by what they cost; all of it is on the invoice to the 分.
 */
export function composeLines(shares: readonly InvoicedShare[]): InvoiceSums {
  const groups = new Map<string, { readonly name: string; readonly taxRate: number; gross: Money }>();
  for (const { invoiceable, lines } of shares) {
    const parts = splitMoney(
      invoiceable,
      lines.map(({ payable }) => payable),
    );
    lines.forEach(({ productName, taxRate }, index) => {
      const key = JSON.stringify([productName, taxRate]);
      const group = groups.get(key) ?? { name: productName, taxRate, gross: NO_MONEY };
      group.gross = addMoney(group.gross, parts[index] ?? NO_MONEY);
      groups.set(key, group);
    });
  }
  const lines = [...groups.values()]
    .filter(({ gross }) => gross > 0)
    .map(({ name, taxRate, gross }) => {
      const { net: amount, tax } = splitTax(gross, taxRate);
      return { name: `*${GOODS_CLASS}*${name}`, unit: UNIT, quantity: 1, amount, taxRate, tax };
    });
  const amount = addMoney(...lines.map((line) => line.amount));
  const tax = addMoney(...lines.map((line) => line.tax));
  return { lines, amount, tax, total: addMoney(amount, tax) };
}
