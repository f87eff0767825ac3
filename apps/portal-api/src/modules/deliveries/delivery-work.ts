import { and, asc, eq, lte, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { type DueWork, isNotQueued } from '../../platform/jobs/due-work';
import { createNextAsk } from '../../platform/jobs/next-ask';
import type { OrderDeliveries } from '../purchase/order-deliveries';
import { beginDeliveries } from './begin-deliveries';
import { delivery, type DeliveryRow } from './deliveries.tables';
import { openDelivery } from './open-delivery';
import type { DeliveryOutcome, DeliveryProvider } from './provider/delivery-provider';

const NAME = 'deliveries.ask';

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
  const isDue = (at: Date): SQL | undefined => and(eq(delivery.state, 'waiting'), lte(delivery.askAt, at));

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
        await store({ state: 'delivered', endedAt: at, instanceNo: outcome.instanceNo });
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

  return {
    name: NAME,
    async findDue(now, limit) {
      await beginDeliveries(database.orm, now);
      const found = await database.orm
        .select({ id: delivery.id })
        .from(delivery)
        .where(and(isDue(now), isNotQueued(NAME, delivery.id)))
        .orderBy(asc(delivery.askAt))
        .limit(limit);
      return found.map(({ id }) => id);
    },
    async work(id, { signal, complete }) {
      const [row] = await database.orm
        .select()
        .from(delivery)
        .where(and(eq(delivery.id, id), isDue(clock())));
      const order = row && (await orderDeliveries.find(database.orm, row.orderNo));
      const outcome = row && order && (await provider.deliver({ ...order, deliveryNo: row.deliveryNo }, { signal }));
      await database.transaction(async (runner) => {
        if (row) await follow(runner, row, outcome);
        await complete(runner);
      });
    },
  };
}
