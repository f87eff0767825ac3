import { CHANGE_TYPES } from '@portal/api-contract/account';
import { and, eq, isNull, not, notInArray, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { orderedProduct } from './ordered-product';
import { COMPLETED, PROCESSING, purchaseOrder } from './purchase.tables';

/** Condition of orders that are delivered only after a contract of theirs is in force, which it is not. */
const awaitsContract = sql`(${purchaseOrder.contractFirst} and ${purchaseOrder.contractedAt} is null)`;

/** Orders that were paid and wait for their delivery and for no contract, and since when they do, as whoever delivers may read them. */
export const waitingOrder = new QueryBuilder()
  .select({
    orderNo: purchaseOrder.orderNo,
    waitsSince: sql<Date>`greatest(${purchaseOrder.stateSince}, ${purchaseOrder.contractedAt})`
      .mapWith(purchaseOrder.stateSince)
      .as('waits_since'),
  })
  .from(purchaseOrder)
  .where(and(eq(purchaseOrder.state, PROCESSING), not(awaitsContract)))
  .as('waitingOrder');

/** Orders that were delivered, and since when, of which nothing has become yet. */
export const deliveredOrder = new QueryBuilder()
  .select({ orderNo: purchaseOrder.orderNo, deliveredAt: purchaseOrder.stateSince })
  .from(purchaseOrder)
  .where(and(eq(purchaseOrder.state, COMPLETED), isNull(purchaseOrder.appliedAt)))
  .as('deliveredOrder');

/** Orders that were delivered and have brought a product, as whoever follows them may read them. */
export const completedOrder = new QueryBuilder()
  .select({
    orderNo: purchaseOrder.orderNo,
    ownerId: purchaseOrder.ownerId,
    productCode: orderedProduct.as('product_code'),
    createdAt: purchaseOrder.createdAt,
  })
  .from(purchaseOrder)
  .where(and(eq(purchaseOrder.state, COMPLETED), notInArray(purchaseOrder.type, [...CHANGE_TYPES])))
  .as('completedOrder');
