import { describeSpecs } from '@portal/api-contract/account';
import { and, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { toDayStart } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { type Money, toMoney } from '../../platform/money/money';
import { listLines } from './order-lines';
import { invoiceBalance, type OrderRow, purchaseOrder, quote } from './purchase.tables';
import { type QuoteBody, readOrderPrice } from './quote-body';

const DAY_MS = 86_400_000;

/** Days of China on which orders were made, both included. */
export interface OrderDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Query for completed orders of an owner with money on no invoice yet: `order_no`, `created_at`, and in 分 what was paid
 * of the price, `amount`, what of it went back, `refunded`, and `invoiceable`. All of it stands in indexes.
 */
export function selectInvoiceable(ownerId: string, { from, to }: OrderDays = {}): SQL {
  const { createdAt, isCompleted } = invoiceBalance;
  const isListed = and(
    eq(invoiceBalance.ownerId, ownerId),
    sql`${isCompleted} and invoiceable > 0`,
    from ? gte(createdAt, toDayStart(from)) : undefined,
    to ? lt(createdAt, new Date(toDayStart(to).getTime() + DAY_MS)) : undefined,
  );
  return sql`select order_no, created_at, amount, refunded, invoiceable from ${invoiceBalance} where ${isListed}`;
}

/** What puts `selectInvoiceable` in order: what goes on the next invoice in any case comes first, then the newest. */
export const INVOICEABLE_ORDER: SQL = sql`refunded > 0 desc, created_at desc, order_no`;

/** The title that all of some orders of an owner were made with; `null` where they were made with several or none. */
export async function findCommonTitle(
  runner: QueryRunner,
  ownerId: string,
  orderNos: readonly string[],
): Promise<string | null> {
  const { invoiceTitleId, orderNo } = purchaseOrder;
  const isChosen = and(eq(purchaseOrder.ownerId, ownerId), inArray(orderNo, [...orderNos]));
  const titles = await runner.selectDistinct({ id: invoiceTitleId }).from(purchaseOrder).where(isChosen).limit(2);
  return titles.length === 1 ? (titles[0]?.id ?? null) : null;
}

/** What orders are called on a list, each its product with its plans, by their numbers. */
export async function nameOrders(
  runner: QueryRunner,
  orderNos: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { orderNo, line, furtherLines } = purchaseOrder;
  const rows = await runner
    .select({ orderNo, line, furtherLines })
    .from(purchaseOrder)
    .where(inArray(orderNo, [...orderNos]));
  return new Map(rows.map((row) => [row.orderNo, nameInvoiced(row)]));
}

function nameInvoiced(order: Pick<OrderRow, 'line' | 'furtherLines'>): string {
  return `${order.line.productName} ${describeSpecs(listLines(order))}`;
}

/** A line of an order as an invoice needs it. */
export interface TaxedLine {
  readonly productName: string;
  /** In per cent. */
  readonly taxRate: number;
  /** What it costs, by which what is invoiced of the order falls to its lines. */
  readonly payable: Money;
}

/** What an invoice says of an order. */
export interface InvoicedOrder {
  readonly name: string;
  readonly lines: readonly TaxedLine[];
}

/** Adds to orders what invoices say of them. The caller has made sure whose they are. */
export async function readInvoicedOrders<Order extends { readonly orderNo: string }>(
  runner: QueryRunner,
  orders: readonly Order[],
): Promise<(Order & InvoicedOrder)[]> {
  const orderNos = orders.map(({ orderNo }) => orderNo);
  const rows = await runner
    .select({ order: purchaseOrder, body: quote.body })
    .from(purchaseOrder)
    .innerJoin(quote, sql`${quote.id} = ${purchaseOrder.quoteId}`)
    .where(inArray(purchaseOrder.orderNo, orderNos));
  const found = new Map(rows.map((row) => [row.order.orderNo, row]));
  return orders.map((order) => {
    const row = found.get(order.orderNo);
    if (row === undefined) throw new Error(`Order ${order.orderNo} has no quote`);
    return { ...order, ...toInvoiced(row.order, row.body) };
  });
}

function toInvoiced(order: OrderRow, body: QuoteBody): InvoicedOrder {
  const lines = readOrderPrice(body, order).lines.map(({ productName, taxRate, payable }) => ({
    ...{ productName, taxRate, payable: toMoney(payable) },
  }));
  return { name: nameInvoiced(order), lines };
}
