import { eq } from 'drizzle-orm';
import { queuePeople } from '../users/users.read-model';
import { findHeldOrders } from './contract-claims.repository';
import type { Orders } from './order-record';
import { type OrderRow, purchaseOrder } from './purchase.tables';

/** What every queue of orders is made of. */
export function defineOrderQueue(kind: Orders) {
  return {
    ...{ kind, people: queuePeople },
    isRecord: (orderNo: string) => eq(purchaseOrder.orderNo, orderNo),
    numberOf: ({ orderNo }: OrderRow) => orderNo,
    /** Numbers of those whose time to pay begins with a contract. */
    readContext: findHeldOrders,
  };
}
