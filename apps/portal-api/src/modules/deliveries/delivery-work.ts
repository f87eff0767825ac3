import { and, eq, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { createAskedRows } from '../../platform/jobs/asked-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { createNextAsk } from '../../platform/jobs/next-ask';
import type { OrderDeliveries } from '../purchase/order-deliveries';
import { beginDeliveries } from './begin-deliveries';
import { delivery, type DeliveryRow } from './deliveries.tables';
import { openDelivery } from './open-delivery';
import type { DeliveryOutcome, DeliveryProvider } from './provider/delivery-provider';

/** How long after a failure the next try begins; after each further one in a row, ten times as long. */
const RETRY_PAUSE_MS = 60_000;

export interface DeliveryWorkOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly provider: DeliveryProvider;
  readonly orderDeliveries: OrderDeliveries;
}

/** When the provider is asked again of a delivery that it is at work on. */
export const findNextAsk = createNextAsk({ firstMs: 5000, maxMs: 3_600_000 });

/** Has the provider deliver what waits for it, asks until it has, and takes the order on; what has failed is tried again a few times. */
export function createDeliveryWork({ database, clock, provider, orderDeliveries }: DeliveryWorkOptions): DueWork {
  /** Takes a delivery to where the provider has it, and its order with it; once, under the lock of the order. */
  async function follow(runner: QueryRunner, { id, orderNo }: DeliveryRow, outcome: DeliveryOutcome | undefined) {
    const order = await orderDeliveries.lock(runner, orderNo);
    const [row] = await runner.select().from(delivery).where(eq(delivery.id, id)).for('update');
    if (row?.state !== 'waiting') return;
    const at = clock();
    const store = (changes: Partial<DeliveryRow>) => runner.update(delivery).set(changes).where(eq(delivery.id, id));
    // Somebody has delivered it by hand meanwhile, or its money goes back: nothing of it is wanted any more.
    if (order === undefined) return store({ state: 'dropped', endedAt: at, reduced: row.reduced + 1 });
    if (outcome === undefined) return;
    switch (outcome.state) {
      case 'inProgress':
        return store({ askAt: findNextAsk(row.askCount, at), askCount: row.askCount + 1 });
      case 'delivered':
        await store({
          ...{ state: 'delivered', endedAt: at },
          ...{ instanceNo: outcome.instanceNo, consoleUrl: outcome.consoleUrl ?? null },
        });
        return orderDeliveries.complete(runner, orderNo, at);
      case 'failed': {
        await store({ state: 'failed', endedAt: at, reason: outcome.reason });
        const failures = await orderDeliveries.fail(runner, orderNo, outcome.reason, at);
        if (failures === undefined) return;
        const askAt = new Date(at.getTime() + RETRY_PAUSE_MS * 10 ** (failures - 1));
        return openDelivery(runner, orderNo, at, askAt);
      }
    }
  }

  const asked = createAskedRows<typeof delivery, DeliveryOutcome | undefined>(
    {
      name: 'deliveries.ask',
      table: delivery,
      isDue: (at) => and(eq(delivery.state, 'waiting'), lte(delivery.askAt, at)),
      since: delivery.askAt,
      async ask({ orderNo, deliveryNo }, { signal }) {
        const order = await orderDeliveries.find(database.orm, orderNo);
        return order && (await provider.deliver({ ...order, deliveryNo }, { signal }));
      },
      settle: follow,
    },
    { database, clock },
  );
  return {
    ...asked,
    async findDue(now, limit) {
      await beginDeliveries(database.orm, now);
      return asked.findDue(now, limit);
    },
  };
}
