import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { EventHandler } from '../../platform/records/domain-events';
import type { OrderDeliveries } from '../purchase/order-deliveries';
import { openDelivery } from './open-delivery';

export interface DeliveryStarterOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly orderDeliveries: Pick<OrderDeliveries, 'lock'>;
}

/** Begins to deliver what was paid for, and what agents have delivered again. */
export function createDeliveryStarters({ database, clock, orderDeliveries }: DeliveryStarterOptions): EventHandler[] {
  const handle: EventHandler['handle'] = ({ recordNo }, { complete }) =>
    database.transaction(async (runner) => {
      const order = await orderDeliveries.lock(runner, recordNo);
      if (order) await openDelivery(runner, recordNo, clock());
      await complete(runner);
    });
  return [
    { event: 'order.paid', name: 'deliveries.begin', handle },
    { event: 'order.retried', name: 'deliveries.begin-again', handle },
  ];
}
