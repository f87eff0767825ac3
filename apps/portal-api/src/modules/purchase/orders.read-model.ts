import { eq } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { PROCESSING, purchaseOrder } from './purchase.tables';

/** Orders that were paid and wait for their delivery, and since when they do, as whoever delivers may read them. */
export const waitingOrder = new QueryBuilder()
  .select({ orderNo: purchaseOrder.orderNo, waitsSince: purchaseOrder.stateSince })
  .from(purchaseOrder)
  .where(eq(purchaseOrder.state, PROCESSING))
  .as('waitingOrder');
