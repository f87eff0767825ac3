import {
  answerWorkOrder,
  assignWorkOrder,
  claimWorkOrder,
  finishCallBack,
  getQueuedWorkOrder,
  getQueuedWorkOrderFile,
  listQueuedWorkOrders,
  releaseWorkOrder,
  revealTelephone,
} from '@portal/api-contract/account';
import { type Implementation, implement, implementRaw } from '../../http/implement';
import { normalizeForm } from '../contact/form-text';
import type { FileStore } from '../files/file-store';
import { readFileContent } from '../files/files.routes';
import { createOperatorAccess } from '../operations/operator-access';
import { createWorkOrderQueue, type WorkOrderQueueServiceOptions } from './work-order-queue.service';

export interface WorkOrderQueueOptions extends WorkOrderQueueServiceOptions {
  readonly files: FileStore;
}

/** Calls of the operators' queue; to everybody else they do not exist. */
export function createWorkOrderQueueRoutes(options: WorkOrderQueueOptions): Implementation[] {
  const queue = createWorkOrderQueue(options);
  const access = createOperatorAccess(options.operators);
  const serving = { bodyLimit: 32_768, normalizeBody: normalizeForm(['text']) };
  return [
    implement(
      listQueuedWorkOrders,
      async (input, context) => {
        await access.require(context, 'agent');
        return queue.list(input);
      },
      serving,
    ),
    implement(getQueuedWorkOrder, async ({ ticketNo }, context) =>
      queue.open(await access.require(context, 'agent'), ticketNo),
    ),
    implement(
      claimWorkOrder,
      async ({ ticketNo }, context) => queue.claim(await access.require(context, 'agent'), ticketNo),
      serving,
    ),
    implement(
      assignWorkOrder,
      async (input, context) => queue.assign(await access.require(context, 'agent'), input),
      serving,
    ),
    implement(
      releaseWorkOrder,
      async ({ ticketNo }, context) => queue.release(await access.require(context, 'agent'), ticketNo),
      serving,
    ),
    implement(
      revealTelephone,
      async ({ ticketNo }, context) => queue.revealTelephone(await access.require(context, 'agent'), ticketNo),
      serving,
    ),
    implement(
      finishCallBack,
      async ({ ticketNo }, context) => queue.finishCallBack(await access.require(context, 'agent'), ticketNo),
      serving,
    ),
    implement(
      answerWorkOrder,
      async (input, context) => queue.answer(await access.require(context, 'agent'), input, context),
      serving,
    ),
    implementRaw(getQueuedWorkOrderFile, async ({ ticketNo, id }, context) => {
      const operator = await access.require(context, 'agent');
      const store = { protection: options.protection, store: options.files };
      return readFileContent(store, await queue.findFile(operator, ticketNo, id));
    }),
  ];
}
