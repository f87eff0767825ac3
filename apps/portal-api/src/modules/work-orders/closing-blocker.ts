import { listStates, workOrderLifecycle } from '@portal/lifecycles';
import { and, eq, inArray } from 'drizzle-orm';
import type { BlockerSource } from '../../platform/modules/closing-blocker';
import { workOrder } from './work-orders.tables';

/** States after which only a reopening could bring a work order back. */
const OPEN_WORK_ORDERS = listStates(workOrderLifecycle).filter((state) => state < 4);

/** Work orders that keep an account open. */
export const workOrderBlocker: BlockerSource = {
  type: 'workorder',
  title: '未结束的工单',
  url: '/overview/workorder',
  advice: '',
  count: ({ orm }, ownerId) =>
    orm.$count(workOrder, and(eq(workOrder.ownerId, ownerId), inArray(workOrder.state, OPEN_WORK_ORDERS))),
};
