import { lt } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { workOrder } from './work-orders.tables';

const FIRST_STATE_OVER = 4;

/** Work orders that are not finished. */
export const waitingWorkOrders: OperatorQueue = {
  name: 'work-orders',
  table: workOrder,
  isWaiting: lt(workOrder.state, FIRST_STATE_OVER),
};
