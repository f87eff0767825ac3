import type { OrderLine } from '@portal/api-contract';
import { describeSpecs } from '@portal/api-contract/account';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { toDayStart } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { selectInvoiceBalance } from '../../platform/money/ledger/invoice-balance';
import { type Money, toMoney } from '../../platform/money/money';
import { listLines } from './order-lines';
import { purchaseOrder, quote } from './purchase.tables';
import { readOrderPrice } from './quote-body';

const DAY_MS = 86_400_000;

/** Days of China on which orders were made, both included. */
export interface OrderDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Query for completed orders of an owner with money on no invoice yet: `order_no`, `created_at`, `line`, `further_lines`,
 * and in 分 what was paid of the price, `amount`, what of it went back, `refunded`, and `invoiceable`.
 */
export function selectInvoiceable(ownerId: string, { from, to }: OrderDays = {}): SQL {
  const { createdAt, orderNo, state } = purchaseOrder;
  return sql`
    select ${orderNo}, ${createdAt}, ${purchaseOrder.line}, ${purchaseOrder.furtherLines},
      balance.amount, balance.refunded, balance.amount - balance.refunded - balance.invoiced as invoiceable
    from ${purchaseOrder}
    cross join lateral (${selectInvoiceBalance(orderNo)}) as balance
    where ${purchaseOrder.ownerId} = ${ownerId} and ${state} = 'completed'
      and ${from ? sql`${createdAt} >= ${toDayStart(from)}` : sql`true`}
      and ${to ? sql`${createdAt} < ${new Date(toDayStart(to).getTime() + DAY_MS)}` : sql`true`}
      and balance.amount - balance.refunded - balance.invoiced > 0`;
}

/** What an order is called on a list: its product with its plans. */
export function nameInvoiced(lines: { readonly line: OrderLine; readonly furtherLines: OrderLine[] }): string {
  return `${lines.line.productName} ${describeSpecs(listLines(lines))}`;
}

/** A line of an order as an invoice needs it. */
export interface TaxedLine {
  readonly productName: string;
  /** In per cent. */
  readonly taxRate: number;
  /** What it costs, by which what is invoiced of the order falls to its lines. */
  readonly payable: Money;
}

/** Lines of orders by their numbers. The caller has made sure whose they are. */
export async function readTaxedLines(
  runner: QueryRunner,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, readonly TaxedLine[]>> {
  const rows = await runner
    .select({ order: purchaseOrder, body: quote.body })
    .from(purchaseOrder)
    .innerJoin(quote, sql`${quote.id} = ${purchaseOrder.quoteId}`)
    .where(inArray(purchaseOrder.orderNo, [...orderNos]));
  return new Map(
    rows.map(({ order, body }) => [
      order.orderNo,
      readOrderPrice(body, order).lines.map(({ productName, taxRate, payable }) => ({
        ...{ productName, taxRate, payable: toMoney(payable) },
      })),
    ]),
  );
}
