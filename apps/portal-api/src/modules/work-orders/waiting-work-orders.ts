import { lt } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { FIRST_STATE_OVER } from './work-order-queue.service';
import { workOrder } from './work-orders.tables';

/** Work orders that are not finished. */
export const waitingWorkOrders: OperatorQueue = {
  name: 'work-orders',
  table: workOrder,
  isWaiting: lt(workOrder.state, FIRST_STATE_OVER),
};
