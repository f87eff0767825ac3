import type { Clock } from '../../../platform/clock';
import type { Database } from '../../../platform/database/database';
import { createLedger } from '../../../platform/money/ledger/ledger';
import { runDue } from '../../../testing/run-due';
import { createOrderDeliveries } from '../../purchase/order-deliveries';
import { createOrders } from '../../purchase/order-record';
import { beginDeliveries } from '../begin-deliveries';
import { createDeliveryWork } from '../delivery-work';
import type { DeliveryOutcome, DeliveryProvider, NewDelivery } from '../provider/delivery-provider';

/** What a spec has the provider say of a delivery. */
export type Script = (delivery: NewDelivery) => DeliveryOutcome | Promise<DeliveryOutcome>;

/** Deliveries over a database, by a provider that says what a spec wants, whenever the spec wants it. */
export function openDeliveryDesk({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const asked: NewDelivery[] = [];
  const desk = { script: (() => ({ state: 'inProgress' })) as Script };
  const provider: DeliveryProvider = {
    async deliver(delivery) {
      asked.push(delivery);
      return desk.script(delivery);
    },
    reduce: async () => undefined,
  };
  const orderDeliveries = createOrderDeliveries(createOrders(createLedger(database.orm, clock)));
  const work = createDeliveryWork({ database, clock, orderDeliveries, provider });
  const toRun = (key: string) => ({
    ...{ key, at: clock(), signal: new AbortController().signal },
    complete: async () => undefined,
  });
  return Object.assign(desk, {
    /** Everything that the provider was asked, the first first. */
    asked,
    /** Begins with every order that waits, and asks of nothing yet. */
    begin: () => beginDeliveries(database.orm, clock()),
    /** Asks the provider of everything that is due. */
    ask: () => runDue(database.orm, [work], clock()),
    /** Asks the provider of one delivery, whoever else does. */
    askOf: (deliveryId: string) => work.work(deliveryId, toRun(deliveryId)),
  });
}
