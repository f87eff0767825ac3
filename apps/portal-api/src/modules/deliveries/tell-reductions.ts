import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database';
import { type DueWork, isNotQueued } from '../../platform/jobs/due-work';
import type { EventHandler } from '../../platform/records/domain-events';
import type { OrderDeliveries } from '../purchase/order-deliveries';
import { delivery } from './deliveries.tables';
import type { DeliveryProvider } from './provider/delivery-provider';

const NAME = 'deliveries.tell';

/** Condition of deliveries of which the provider does not know yet that less is wanted. */
const isUntold = gt(delivery.reduced, delivery.told);

/** Notes that something of an order was given back: its provider has to hear of it. */
export function createReductionNotes({ database }: { readonly database: Database }): EventHandler {
  return {
    event: 'order.reduced',
    name: 'deliveries.reduce',
    handle: ({ recordNo }, { complete }) =>
      database.transaction(async (runner) => {
        // What was dropped is not wanted at all, which is told anyway.
        await runner
          .update(delivery)
          .set({ reduced: sql`${delivery.reduced} + 1` })
          .where(and(eq(delivery.orderNo, recordNo), inArray(delivery.state, ['waiting', 'delivered'])));
        await complete(runner);
      }),
  };
}

export interface TellReductionsOptions {
  readonly database: Database;
  readonly provider: Pick<DeliveryProvider, 'reduce'>;
  readonly orderDeliveries: Pick<OrderDeliveries, 'findLeft'>;
}

/** Tells the provider what is left of deliveries: nothing of those that were dropped, or whose orders are over. */
export function createReductionWork({ database, provider, orderDeliveries }: TellReductionsOptions): DueWork {
  return {
    name: NAME,
    async findDue(_now, limit) {
      const found = await database.orm
        .select({ id: delivery.id })
        .from(delivery)
        .where(and(isUntold, isNotQueued(NAME, delivery.id)))
        .orderBy(asc(delivery.createdAt))
        .limit(limit);
      return found.map(({ id }) => id);
    },
    async work(id, { signal, complete }) {
      const [row] = await database.orm
        .select()
        .from(delivery)
        .where(and(eq(delivery.id, id), isUntold));
      if (row) {
        const { orderNo, deliveryNo, state } = row;
        const lines = state === 'dropped' ? [] : await orderDeliveries.findLeft(database.orm, orderNo);
        await provider.reduce({ orderNo, deliveryNo, lines }, { signal });
      }
      await database.transaction(async (runner) => {
        // What was given back while it was told is told next.
        if (row) await runner.update(delivery).set({ told: row.reduced }).where(eq(delivery.id, id));
        await complete(runner);
      });
    },
  };
}
