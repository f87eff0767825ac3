import { sql } from 'drizzle-orm';
import { purchaseOrder } from './purchase.tables';

/** Product of an order. */
export const orderedProduct = sql<string>`${purchaseOrder.line} ->> 'productCode'`;
