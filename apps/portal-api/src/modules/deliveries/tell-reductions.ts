import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { createAskedRows } from '../../platform/jobs/asked-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import type { EventHandler } from '../../platform/records/domain-events';
import type { OrderDeliveries } from '../purchase/order-deliveries';
import { delivery } from './deliveries.tables';
import type { DeliveryProvider } from './provider/delivery-provider';

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
  readonly clock: Clock;
  readonly provider: Pick<DeliveryProvider, 'reduce'>;
  readonly orderDeliveries: Pick<OrderDeliveries, 'findLeft'>;
}

/** Tells the provider what is left of deliveries: nothing of those that were dropped, or whose orders are over. */
export function createReductionWork({ provider, orderDeliveries, ...options }: TellReductionsOptions): DueWork {
  return createAskedRows(
    {
      name: 'deliveries.tell',
      table: delivery,
      isDue: () => isUntold,
      since: delivery.createdAt,
      async ask({ orderNo, deliveryNo, state }, { signal }) {
        const lines = state === 'dropped' ? [] : await orderDeliveries.findLeft(options.database.orm, orderNo);
        await provider.reduce({ orderNo, deliveryNo, lines }, { signal });
      },
      // What was given back while it was told is told next.
      settle: (runner, { id, reduced }) => runner.update(delivery).set({ told: reduced }).where(eq(delivery.id, id)),
    },
    options,
  );
}
