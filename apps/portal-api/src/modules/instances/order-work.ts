import { and, asc } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { type DueWork, isNotQueued } from '../../platform/jobs/due-work';
import type { OrderInstances } from '../purchase/order-instances';
import { deliveredOrder } from '../purchase/orders.read-model';
import { applyOrder } from './apply-order';

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
