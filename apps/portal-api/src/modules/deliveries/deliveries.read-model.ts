import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { delivery } from './deliveries.tables';

/** URL at which an owner works with what an order has brought; empty where its provider tells of none. */
export async function findConsoleUrl(runner: QueryRunner, orderNo: string): Promise<string> {
  const [row] = await runner
    .select({ url: delivery.consoleUrl })
    .from(delivery)
    .where(and(eq(delivery.orderNo, orderNo), eq(delivery.state, 'delivered'), isNotNull(delivery.consoleUrl)))
    .orderBy(desc(delivery.endedAt))
    .limit(1);
  return row?.url ?? '';
}
