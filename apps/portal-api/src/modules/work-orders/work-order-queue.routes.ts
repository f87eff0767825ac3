import {
  answerWorkOrder,
  assignWorkOrder,
  claimWorkOrder,
  countQueuedWorkOrders,
  finishCallBack,
  getQueuedWorkOrder,
  getQueuedWorkOrderFile,
  listQueuedWorkOrders,
  releaseWorkOrder,
  revealTelephone,
} from '@portal/api-contract/account';
import type { FileStore } from '../../platform/files/file-store';
import { readFileContent } from '../../platform/files/uploads.service';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { createWorkOrderQueue } from './work-order-queue.service';
import type { WorkOrdersOptions } from './work-orders.service';

export interface WorkOrderQueueOptions extends WorkOrdersOptions {
  readonly files: FileStore;
}

/** Calls of the operators' queue; to everybody else they do not exist. */
export function createWorkOrderQueueRoutes(options: WorkOrderQueueOptions): Implementation[] {
  const queue = createWorkOrderQueue(options);
  const { implement, implementRaw } = createOperatorCalls(options.database.orm, 'agent');
  const serving = { bodyLimit: 32_768 };
  return [
    implement(listQueuedWorkOrders, queue.list, serving),
    implement(countQueuedWorkOrders, queue.counts),
    implement(getQueuedWorkOrder, (operator, { ticketNo }) => queue.open(operator, ticketNo)),
    implement(claimWorkOrder, (operator, { ticketNo }) => queue.claim(operator, ticketNo), serving),
    implement(assignWorkOrder, queue.assign, serving),
    implement(releaseWorkOrder, (operator, { ticketNo }) => queue.release(operator, ticketNo), serving),
    implement(revealTelephone, (operator, { ticketNo }) => queue.revealTelephone(operator, ticketNo), serving),
    implement(finishCallBack, (operator, { ticketNo }) => queue.finishCallBack(operator, ticketNo), serving),
    implement(answerWorkOrder, queue.answer, serving),
    implementRaw(getQueuedWorkOrderFile, async (operator, { ticketNo, id }) => {
      const store = { protection: options.protection, store: options.files };
      return readFileContent(store, await queue.findFile(operator, ticketNo, id));
    }),
  ];
}
