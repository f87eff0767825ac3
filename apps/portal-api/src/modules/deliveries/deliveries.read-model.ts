import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { PublicOrigins } from '../../platform/http/public-origins';
import { delivery } from './deliveries.tables';

/** Returns the URL at which an owner works with what an order has brought; empty where its provider tells of none. */
export async function findConsoleUrl(
  runner: QueryRunner,
  orderNo: string,
  origins: Pick<PublicOrigins, 'first'>,
): Promise<string> {
  const [row] = await runner
    .select({ url: delivery.consoleUrl })
    .from(delivery)
    .where(and(eq(delivery.orderNo, orderNo), eq(delivery.state, 'delivered'), isNotNull(delivery.consoleUrl)))
    .orderBy(desc(delivery.endedAt))
    .limit(1);
  return row?.url ? new URL(row.url, origins.first).href : '';
}
