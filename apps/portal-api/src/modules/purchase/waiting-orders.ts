import { eq } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { PROCESSING, purchaseOrder, REVIEWING } from './purchase.tables';

/** Orders that were paid and are not delivered. */
export const waitingOrders: OperatorQueue = {
  name: 'orders',
  table: purchaseOrder,
  isWaiting: eq(purchaseOrder.state, PROCESSING),
};

/** Orders whose price a reviewer has to set. */
export const ordersInReview: OperatorQueue = {
  name: 'order reviews',
  table: purchaseOrder,
  isWaiting: eq(purchaseOrder.state, REVIEWING),
};
