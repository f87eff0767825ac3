import {
  answerWorkOrder,
  assignWorkOrder,
  finishCallBack,
  getQueuedWorkOrderFile,
  revealTelephone,
  workOrderQueue,
} from '@portal/api-contract/account';
import type { FileStore } from '../../platform/files/file-store';
import { readFileContent } from '../../platform/files/uploads.service';
import type { Implementation } from '../../platform/http/implement';
import { createOperatorCalls } from '../../platform/operations/operator-calls';
import { serveQueue } from '../../platform/records/serve-queue';
import { createWorkOrderQueue } from './work-order-queue.service';
import type { WorkOrdersOptions } from './work-orders.service';

export interface WorkOrderQueueOptions extends WorkOrdersOptions {
  readonly files: FileStore;
}

/** Calls of the operators' queue; to everybody else they do not exist. */
export function createWorkOrderQueueRoutes(options: WorkOrderQueueOptions): Implementation[] {
  const desk = createWorkOrderQueue(options);
  const calls = createOperatorCalls(options.database.orm, 'agent');
  const { implement, implementRaw } = calls;
  const serving = { bodyLimit: 32_768 };
  return [
    ...serveQueue(workOrderQueue, desk.queue, calls),
    implement(assignWorkOrder, desk.assign, serving),
    implement(revealTelephone, (operator, { ticketNo }) => desk.revealTelephone(operator, ticketNo), serving),
    implement(finishCallBack, (operator, { ticketNo }) => desk.finishCallBack(operator, ticketNo), serving),
    implement(answerWorkOrder, desk.answer, serving),
    implementRaw(getQueuedWorkOrderFile, async (operator, { ticketNo, id }) => {
      const store = { protection: options.protection, store: options.files };
      return readFileContent(store, await desk.findFile(operator, ticketNo, id));
    }),
  ];
}
