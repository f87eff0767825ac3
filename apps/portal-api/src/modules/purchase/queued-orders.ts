import { asc, eq, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { QueueColumns } from '../../platform/records/queue-filter';
import type { RecordPage } from '../../platform/records/record-page';
import { userCodeOf } from '../users/users.read-model';
import { type OrderRow, purchaseOrder } from './purchase.tables';

/** An order, and whose it is. */
export interface QueuedRow {
  readonly row: OrderRow;
  readonly userCode: string;
}

const userCode = userCodeOf(sql`"purchase_order"."owner_id"`);

/** What every queue of orders is made of; those that wait longest come first. */
export const queuedOrders = {
  columns: { createdAt: purchaseOrder.createdAt } as QueueColumns,
  isRecord: (orderNo: string): SQL => eq(purchaseOrder.orderNo, orderNo),
  numberOf: ({ orderNo }: OrderRow): string => orderNo,
  orderOf: (): readonly SQL[] => [asc(purchaseOrder.stateSince), asc(purchaseOrder.id)],
  async readRows(
    runner: QueryRunner,
    { found, isOnPage, order, total }: RecordPage,
  ): Promise<(QueuedRow & { readonly total: number })[]> {
    return runner
      .with(found)
      .select({ row: purchaseOrder, userCode, total })
      .from(purchaseOrder)
      .where(isOnPage)
      .orderBy(...order);
  },
};

/** Code of the owner of an order. */
export async function readUserCode(runner: QueryRunner, orderNo: string): Promise<string> {
  const [found] = await runner.select({ userCode }).from(purchaseOrder).where(queuedOrders.isRecord(orderNo));
  return found?.userCode ?? '';
}
