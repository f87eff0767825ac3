import { asc, eq } from 'drizzle-orm';
import { toChinaDay } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { purchaseOrder } from './purchase.tables';

/** Orders of an owner with the day on which each was made (`YYYY-MM-DD`), the oldest first. */
export async function listDemoOrders(
  runner: QueryRunner,
  ownerId: string,
): Promise<{ readonly orderNo: string; readonly day: string }[]> {
  const { orderNo, createdAt } = purchaseOrder;
  const rows = await runner
    .select({ orderNo, createdAt })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.ownerId, ownerId))
    .orderBy(asc(createdAt));
  return rows.map((row) => ({ orderNo: row.orderNo, day: toChinaDay(row.createdAt) }));
}
