import {
  answerWorkOrder,
  assignWorkOrder,
  finishCallBack as finishCallBackCall,
  getQueuedWorkOrderFile,
  type listQueuedWorkOrders,
  type QueuedWorkOrder,
  type QueuedWorkOrderDetail,
  revealTelephone,
  workOrderQueue,
} from '@portal/api-contract/account';
import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import type { FileStore } from '../../platform/files/file-store';
import { claimFiles } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import { HttpError } from '../../platform/http/http-error';
import type { Implementation, ParsedInput } from '../../platform/http/implement';
import { createOperatorCalls, type Operator } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { assertAssigned } from '../../platform/records/record-assignment';
import { assertNotOwn } from '../../platform/records/record-transition';
import { createQueueServer, serveQueue } from '../../platform/records/serve-queue';
import { queuePeople } from '../users/users.read-model';
import { waitingWorkOrders } from './waiting-work-orders';
import { writeAnswer } from './work-order-answers';
import { assertAtWork, assign, begin, findAgentId, finishCallBack, release } from './work-order-assignment';
import { openContact, readWorkOrder, toBrief, toTime } from './work-order-detail';
import { markOwnersRead, toSecretPlace, workOrders } from './work-order-record';
import { BRIEF_COLUMNS, toConditions } from './work-orders.repository';
import type { WorkOrdersOptions } from './work-orders.service';
import { workOrder, workOrderMessage, type WorkOrderRow, workOrderSecret } from './work-orders.tables';

export interface WorkOrderQueueOptions extends WorkOrdersOptions {
  readonly files: FileStore;
}

type QueueInput = ParsedInput<typeof listQueuedWorkOrders>;

/** Escalated first, then the promise that ends first. */
const WAITING_ORDER = [asc(isNull(workOrder.escalatedAt)), asc(workOrder.promiseAt)];

const { version, callBackDueAt } = workOrder;

/** Calls of the agents about work orders; to everybody else they do not exist. */
export function createWorkOrderQueueRoutes(options: WorkOrderQueueOptions): Implementation[] {
  const { database, clock, idempotency, protection } = options;
  const { orm } = database;

  /** A work order for somebody of the platform; what is confidential only for whoever works on it. */
  async function describe(
    runner: QueryRunner,
    { row, ...codes }: QueuedRecord<WorkOrderRow>,
    operator: Operator,
  ): Promise<QueuedWorkOrderDetail> {
    const shared = await readWorkOrder(runner, protection, row, clock());
    const secretText = row.assigneeId === operator.id ? await openSecrets(runner, row, operator) : '';
    return { ...shared, ...codes, callBackDueAt: toTime(row.callBackDueAt), secretText };
  }

  async function openSecrets(runner: QueryRunner, row: WorkOrderRow, operator: Operator): Promise<string> {
    if (!row.hasSecret) return '';
    const rows = await runner
      .select()
      .from(workOrderSecret)
      .where(eq(workOrderSecret.workOrderId, row.id))
      .orderBy(asc(workOrderSecret.position));
    await queue.audit(runner, operator, 'openSecret', row);
    return rows.map(({ id, textEncrypted }) => protection.decrypt(textEncrypted, toSecretPlace(id))).join('\n\n');
  }

  const queue = createClaimedQueue(
    {
      ...{ kind: workOrders, waiting: waitingWorkOrders, people: queuePeople },
      toCondition: ({ status, severity, productCode, needsCallBack }: QueueInput) =>
        and(
          status === undefined && !needsCallBack ? waitingWorkOrders.isWaiting : undefined,
          needsCallBack ? isNotNull(workOrder.callBackDueAt) : undefined,
          toConditions({ status, severity, productCode }),
        ),
      orderOf: ({ needsCallBack }: QueueInput) => [
        ...(needsCallBack ? [asc(workOrder.callBackDueAt)] : WAITING_ORDER),
        asc(workOrder.id),
      ],
      isRecord: isNumbered,
      numberOf: ({ ticketNo }) => ticketNo,
      columns: { row: { ...BRIEF_COLUMNS, version, callBackDueAt } },
      toItem: toQueued,
      describe,
      claim: begin,
      release,
      // Anybody assigns; each other action says itself who may take it.
      assertMayHandle: () => undefined,
    },
    { database, clock },
  );

  /** Gives a work order and marks what its owner wrote as read by whoever works on it. */
  async function open(operator: Operator, ticketNo: string): Promise<QueuedWorkOrderDetail> {
    const row = await workOrders.find(orm, isNumbered(ticketNo));
    if (row.assigneeId === operator.id) await markOwnersRead(orm, row, clock());
    return queue.open(operator, ticketNo);
  }

  /** Answers a work order once. Nobody else may work on it; whoever answers one that nobody works on does. */
  async function answer(operator: Operator, input: ParsedInput<typeof answerWorkOrder>, context: CallContext) {
    const { ticketNo, ...given } = input;
    await idempotency.runOnce({ scope: 'workorder:answer', owner: operator, input, context }, async (runner) => {
      const row = await workOrders.lock(runner, isNumbered(ticketNo));
      assertNotOwn(workOrders.lifecycle, row.ownerId, operator);
      if (row.assigneeId && row.assigneeId !== operator.id) throw new HttpError(409, '该工单由其他客服处理');
      const at = clock();
      const files = { unit: 'workorder', readerId: row.ownerId } as const;
      await claimFiles(runner, operator, given.fileIds, files);
      const answered = await writeAnswer(runner, row, { ...given, actor: operator, at });
      await workOrders.change(runner, answered, { assigneeId: operator.id });
      await queue.audit(runner, operator, given.kind, row);
      return { ticketNo };
    });
    return queue.read(orm, operator, ticketNo);
  }

  const calls = createOperatorCalls(orm, 'agent');
  const { serveAction, serveFile, serveLook } = createQueueServer(queue, calls);
  return [
    ...serveQueue(workOrderQueue, { ...queue, open }, calls),
    serveAction(assignWorkOrder, async (runner, row, by, { assignee }) =>
      assign(runner, row, await findAgentId(runner, assignee), by),
    ),
    serveLook(revealTelephone, 'openTelephone', (_runner, row, { operator }) => {
      assertAtWork(row);
      assertAssigned(workOrders, row, operator);
      return { ...openContact(protection, row), contactHours: row.contactHours };
    }),
    serveAction(finishCallBackCall, finishCallBack),
    calls.implement(answerWorkOrder, answer, { bodyLimit: 32_768 }),
    serveFile(getQueuedWorkOrderFile, listFileIds, options),
  ];
}

/** Files of a work order and of what was written about it. */
async function listFileIds(runner: QueryRunner, { id, fileIds }: WorkOrderRow): Promise<string[]> {
  const messages = await runner
    .select({ fileIds: workOrderMessage.fileIds })
    .from(workOrderMessage)
    .where(eq(workOrderMessage.workOrderId, id));
  return [...fileIds, ...messages.flatMap((message) => message.fileIds)];
}

type Listed = Parameters<typeof toBrief>[0] & Pick<WorkOrderRow, 'version' | 'callBackDueAt'>;

function toQueued({ row, ...codes }: QueuedRecord<Listed>): QueuedWorkOrder {
  const { ticketNo, title, severity, status, isUrged, isEscalated, createdAt, promiseAt } = toBrief(row);
  return {
    ...{ ticketNo, title, severity, status, isUrged, isEscalated, createdAt, promiseAt, ...codes },
    version: row.version,
    callBackDueAt: toTime(row.callBackDueAt),
  };
}

function isNumbered(ticketNo: string): SQL {
  return eq(workOrder.ticketNo, ticketNo);
}
