import { eq } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { CONFIRMING, PROCESSING, purchaseOrder, REVIEWING } from './purchase.tables';

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

/** Orders whose payment finance has to confirm. */
export const waitingVouchers: OperatorQueue = {
  name: 'vouchers',
  table: purchaseOrder,
  isWaiting: eq(purchaseOrder.state, CONFIRMING),
};
