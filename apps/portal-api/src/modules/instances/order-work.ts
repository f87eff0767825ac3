import { and, asc } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { type DueWork, isNotQueued } from '../../platform/jobs/due-work';
import type { DeliveredOrder, OrderInstances } from '../purchase/order-instances';
import { deliveredOrder } from '../purchase/orders.read-model';
import { openInstances } from './open-instance';

const NAME = 'instances.apply';

export interface OrderWorkOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly orderInstances: OrderInstances;
}

/** Has every delivered order become what it was for, once, under its lock; those of the time before products were kept too. */
export function createOrderWork({ database, clock, orderInstances }: OrderWorkOptions): DueWork {
  const { orderNo, deliveredAt } = deliveredOrder;
  return {
    name: NAME,
    async findDue(_now, limit) {
      const found = await database.orm
        .select({ orderNo })
        .from(deliveredOrder)
        .where(and(isNotQueued(NAME, orderNo)))
        .orderBy(asc(deliveredAt))
        .limit(limit);
      return found.map((row) => row.orderNo);
    },
    work: (key, { complete }) =>
      database.transaction(async (runner) => {
        const order = await orderInstances.lock(runner, key);
        const at = clock();
        if (order) await orderInstances.settle(runner, key, await applyOrder(runner, order, at), at);
        await complete(runner);
      }),
  };
}

/** Does what an order was for, and returns the key of its product; `null` where it has brought several. */
async function applyOrder(runner: QueryRunner, order: DeliveredOrder, at: Date): Promise<string | null> {
  const [only, ...further] = await openInstances(runner, order, at);
  return only === undefined || further.length > 0 ? null : only.id;
}
