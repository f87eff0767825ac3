import type { PricedLine } from '@portal/api-contract';
import type { OrderStatus } from '@portal/api-contract/account';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { addMoney, type Money, subtractMoney, toMoney } from '../../platform/money/money';
import { readPrice } from './order-detail';
import { scaleMoney } from '../../platform/money/scale-money';
import { splitTax } from '../../platform/money/split-tax';
import { listKeptLines } from './order-lines';
import { CANCELLED, EXPIRED, FAILED, type OrderRow, purchaseOrder, REVIEWING } from './purchase.tables';

/** An order as a contract names it: without what was given back of it, but for one that has ended. Sums in 分. */
export interface ContractedOrder {
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly lines: readonly PricedLine[];
  readonly payable: Money;
  readonly tax: Money;
  /** How it has ended, as people read it; empty where something comes of it. */
  readonly end: string;
}

const ENDS: Readonly<Partial<Record<OrderStatus, string>>> = {
  [CANCELLED]: '已取消',
  [EXPIRED]: '已超时关闭',
  [FAILED]: '开通失败',
};

/** How an order has ended; what was given back altogether was so whatever its state. */
function findEnd(row: OrderRow): string {
  if (listKeptLines(row).every(({ quantity }) => quantity === 0)) return '已全部退款';
  return ENDS[row.state] ?? '';
}

/**
 * Says which of some orders of an owner has ended, and how: `订单 OD… 已取消`; empty where none has. They are locked against
 * ending until the transaction is over.
 */
export async function findEndedOrder(
  runner: QueryRunner,
  ownerId: string,
  orderNos: readonly string[],
): Promise<string> {
  if (orderNos.length === 0) return '';
  const rows = await runner
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.ownerId, ownerId), inArray(purchaseOrder.orderNo, [...orderNos])))
    .orderBy(asc(purchaseOrder.orderNo))
    .for('share');
  for (const row of rows) {
    const end = findEnd(row);
    if (end) return `订单 ${row.orderNo} ${end}`;
  }
  return '';
}

/** Lines with the units that were not given back; what those cost is rounded as refunds round it. */
function keepLines(row: OrderRow, bought: readonly PricedLine[]): PricedLine[] {
  const kept = listKeptLines(row);
  return bought.flatMap((line, place) => {
    const quantity = kept[place]?.quantity ?? 0;
    if (quantity === line.quantity) return [line];
    const share = (amount: number) => {
      const whole = toMoney(amount);
      return subtractMoney(whole, scaleMoney(whole, line.quantity - quantity, line.quantity, 'down'));
    };
    const [original, payable] = [share(line.original), share(line.payable)];
    const { tax } = splitTax(payable, line.taxRate);
    const prices = { original, discount: subtractMoney(original, payable), payable, tax };
    return quantity === 0 ? [] : [{ ...line, ...prices, quantity }];
  });
}

/** Whether the price of an order is not agreed on yet. */
export function isInReview({ status }: Pick<ContractedOrder, 'status'>): boolean {
  return status === REVIEWING;
}

/** What some orders cost together; null for none, and where the price of one is not agreed on yet. */
export function sumOrders(orders: readonly ContractedOrder[]): Money | null {
  return orders.length === 0 || orders.some(isInReview) ? null : addMoney(...orders.map(({ payable }) => payable));
}

/** Those of some orders that are an owner's, in the order in which they are named. */
export async function readContractedOrders(
  runner: QueryRunner,
  ownerId: string,
  orderNos: readonly string[],
): Promise<ContractedOrder[]> {
  if (orderNos.length === 0) return [];
  const rows = await runner
    .select()
    .from(purchaseOrder)
    .where(and(eq(purchaseOrder.ownerId, ownerId), inArray(purchaseOrder.orderNo, [...orderNos])));
  const orders: ContractedOrder[] = [];
  for (const orderNo of new Set(orderNos)) {
    const row = rows.find((one) => one.orderNo === orderNo);
    if (row === undefined) continue;
    const end = findEnd(row);
    const { lines: bought } = await readPrice(runner, row);
    const lines = end ? bought : keepLines(row, bought);
    const sum = (name: 'payable' | 'tax') => addMoney(...lines.map((line) => toMoney(line[name])));
    orders.push({ orderNo, status: row.state, lines, payable: sum('payable'), tax: sum('tax'), end });
  }
  return orders;
}
