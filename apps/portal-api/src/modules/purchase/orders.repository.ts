import type { listOrders, OrderSort, StateCount } from '@portal/api-contract/account';
import { listStates, orderLifecycle } from '@portal/lifecycles';
import { and, asc, desc, eq, gte, inArray, lte, ne, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { ParsedInput } from '../../platform/http/implement';
import { toNonNegativeMoney } from '../../platform/money/money';
import { countUpTo, toQueueConditions } from '../../platform/records/queue-filter';
import { readRecordPage, type PageInput } from '../../platform/records/record-page';
import type { Subject } from '../../platform/security/session-verifier';
import { type OrderRow, purchaseOrder } from './purchase.tables';
import { orderedProduct } from './ordered-product';

/** What orders are narrowed to, and their order. */
export type OrderFilter = Omit<ParsedInput<typeof listOrders>, keyof PageInput>;

/** What puts a list in order. Each way back is the way there reversed, so that one index serves both. */
export const ORDERINGS: Readonly<Record<OrderSort, readonly SQL[]>> = {
  '-createdAt': [desc(purchaseOrder.createdAt), asc(purchaseOrder.id)],
  createdAt: [asc(purchaseOrder.createdAt), desc(purchaseOrder.id)],
  '-payable': [desc(purchaseOrder.payable), asc(purchaseOrder.id)],
  payable: [asc(purchaseOrder.payable), desc(purchaseOrder.id)],
};

/** Condition of an order of the caller. */
export function isOwnOrder(owner: Subject, orderNo: string): SQL | undefined {
  return and(eq(purchaseOrder.ownerId, owner.id), eq(purchaseOrder.orderNo, orderNo));
}

/** A page of an owner's orders, and how many there are, up to `CAPPED_TOTAL`. */
export function findOrderPage(
  orm: QueryRunner,
  owner: Subject,
  filter: OrderFilter & PageInput,
): Promise<{ rows: OrderRow[]; total: number }> {
  const condition = isListed(owner.id, filter);
  return readRecordPage(orm, purchaseOrder, condition, ORDERINGS[filter.sort], filter);
}

/** How many of an owner's orders stand in each state, each up to `CAPPED_TOTAL`. */
export function countOrdersByState(orm: QueryRunner, owner: Subject): Promise<StateCount[]> {
  return Promise.all(
    listStates(orderLifecycle).map(async (status) => {
      const condition = and(eq(purchaseOrder.ownerId, owner.id), eq(purchaseOrder.state, status));
      return { status, total: await countUpTo(orm, purchaseOrder, condition) };
    }),
  );
}

/** Condition of orders of which money goes back or has gone back. */
export const hasRefund = ne(purchaseOrder.refundStatus, 'none');

/** Of how many of an owner's orders money goes back or has gone back, up to `CAPPED_TOTAL`. */
export async function countOrdersWithRefunds(orm: QueryRunner, owner: Subject): Promise<{ total: number }> {
  return { total: await countUpTo(orm, purchaseOrder, and(eq(purchaseOrder.ownerId, owner.id), hasRefund)) };
}

/** Condition of an owner's orders that a filter leaves. */
export function isListed(
  ownerId: string,
  { statuses, orderNos, productCode, type, isRefunded, ...filter }: OrderFilter,
): SQL | undefined {
  const { state, orderNo, payable, createdAt } = purchaseOrder;
  const { payableFrom, payableTo } = filter;
  return and(
    eq(purchaseOrder.ownerId, ownerId),
    statuses.length > 0 ? inArray(state, statuses) : undefined,
    orderNos ? inArray(orderNo, orderNos) : undefined,
    productCode ? eq(orderedProduct, productCode) : undefined,
    type ? eq(purchaseOrder.type, type) : undefined,
    isRefunded ? hasRefund : undefined,
    payableFrom === undefined ? undefined : gte(payable, toNonNegativeMoney(payableFrom)),
    payableTo === undefined ? undefined : lte(payable, toNonNegativeMoney(payableTo)),
    toQueueConditions(purchaseOrder, createdAt, filter),
  );
}
