import type { PricedLine } from '@portal/api-contract';
import type { OrderStatus } from '@portal/api-contract/account';
import { and, eq, inArray } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { type Money, toMoney } from '../../platform/money/money';
import { readPrice } from './order-detail';
import { CANCELLED, EXPIRED, FAILED, purchaseOrder } from './purchase.tables';

/** An order as a contract names it; sums in 分. */
export interface ContractedOrder {
  readonly orderNo: string;
  readonly status: OrderStatus;
  readonly lines: readonly PricedLine[];
  readonly payable: Money;
  readonly tax: Money;
  /** Nothing comes of it any more. */
  readonly isOver: boolean;
}

const OVER: readonly number[] = [CANCELLED, EXPIRED, FAILED];

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
    const { lines, tax } = await readPrice(runner, row);
    const isOver = OVER.includes(row.state);
    orders.push({ orderNo, status: row.state, lines, payable: row.payable, tax: toMoney(tax), isOver });
  }
  return orders;
}
