import { isNull } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { workOrder } from './work-orders.tables';

/** Work orders that their owners still see, as whoever shows them beside something else may read them. */
export const listedWorkOrder = new QueryBuilder()
  .select({
    ticketNo: workOrder.ticketNo,
    ownerId: workOrder.ownerId,
    productCode: workOrder.productCode,
    title: workOrder.title,
    status: workOrder.state,
    createdAt: workOrder.createdAt,
  })
  .from(workOrder)
  .where(isNull(workOrder.hiddenAt))
  .as('listedWorkOrder');
