import { and, countDistinct, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { COMPLETED, purchaseOrder } from './purchase.tables';

/** When what was ordered ends: its months after it was ordered. */
export const orderEndsAt = sql<Date>`${purchaseOrder.createdAt} + make_interval(months => (${purchaseOrder.line} ->> 'period')::int)`;

/** Product of an order. */
export const orderedProduct = sql<string>`${purchaseOrder.line} ->> 'productCode'`;

/** Orders of an owner whose products still run. */
export function isRunning(ownerId: string, now: Date): SQL | undefined {
  return and(eq(purchaseOrder.ownerId, ownerId), eq(purchaseOrder.state, COMPLETED), gt(orderEndsAt, now));
}

/** How many products of an owner still run. */
export async function countRunningProducts(orm: QueryRunner, ownerId: string, now: Date): Promise<number> {
  const [row] = await orm
    .select({ total: countDistinct(orderedProduct) })
    .from(purchaseOrder)
    .where(isRunning(ownerId, now));
  return row?.total ?? 0;
}
