import { and, asc, eq, gt, notExists } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { waitingOrder } from '../purchase/orders.read-model';
import { delivery } from './deliveries.tables';
import { openDelivery } from './open-delivery';

/** Orders that have waited for longer are the agents' alone: their customers have been told something by then. */
const MAX_WAIT_MS = 7 * 86_400_000;

/** Orders begun with at once. */
const BATCH = 500;

/**
 * Opens a try for every order that waits for its delivery and has none: those that were paid just now or are delivered
 * anew, and those of days on which nobody was named who delivers.
 */
export async function beginDeliveries(orm: QueryRunner, at: Date): Promise<void> {
  const { orderNo, waitsSince } = waitingOrder;
  const open = and(eq(delivery.orderNo, orderNo), eq(delivery.state, 'waiting'));
  const found = await orm
    .select({ orderNo })
    .from(waitingOrder)
    .where(
      and(
        gt(waitsSince, new Date(at.getTime() - MAX_WAIT_MS)),
        notExists(orm.select({ id: delivery.id }).from(delivery).where(open)),
      ),
    )
    .orderBy(asc(waitsSince))
    .limit(BATCH);
  for (const one of found) await openDelivery(orm, one.orderNo, at);
}
