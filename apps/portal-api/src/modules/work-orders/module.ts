import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { workOrderBlocker } from './closing-blocker';
import { waitingWorkOrders } from './waiting-work-orders';
import { workOrderData, workOrderMessageData } from './work-order-data';
import { createDueWorkOrders } from './work-order-due';
import { createWorkOrderTask } from './work-order-operator';
import { createWorkOrderQueueRoutes } from './work-order-queue.routes';
import { confirmWorkOrders, supplementWorkOrders } from './work-order-todos';
import { createWorkOrderRoutes } from './work-orders.routes';
import { workOrder, workOrderSecret } from './work-orders.tables';

export const workOrdersModule = defineModule({
  name: 'work-orders',
  // Messages before the work orders by which their owner is found.
  personalData: [workOrderMessageData, workOrderData],
  sealedColumns: [
    defineSealedColumn(workOrder.id, workOrder.contactEncrypted, 'work_order.contact'),
    defineSealedColumn(workOrderSecret.id, workOrderSecret.textEncrypted, 'work_order_secret.text'),
  ],
  closingBlockers: [workOrderBlocker],
  todoQueries: [supplementWorkOrders, confirmWorkOrders],
  operatorQueues: [waitingWorkOrders],
  start: (context) => ({
    routes: [...createWorkOrderRoutes(context), ...createWorkOrderQueueRoutes(context)],
    due: createDueWorkOrders(context),
    operatorTasks: [createWorkOrderTask(context)],
  }),
});
