import { eq } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { PROCESSING, purchaseOrder } from './purchase.tables';

/** Orders that were paid and are not delivered. */
export const waitingOrders: OperatorQueue = {
  name: 'orders',
  table: purchaseOrder,
  isWaiting: eq(purchaseOrder.state, PROCESSING),
};
