import type {
  answerWorkOrder,
  assignWorkOrder,
  listQueuedWorkOrders,
  QueuedWorkOrder,
  QueuedWorkOrderDetail,
} from '@portal/api-contract/account';
import { and, asc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { claimFiles, findFile } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { Operator } from '../../platform/operations/operator-calls';
import { createClaimedQueue, type QueuedRecord } from '../../platform/records/claimed-queue';
import { assertAssigned } from '../../platform/records/record-assignment';
import { assertNotOwn } from '../../platform/records/record-transition';
import { queuePeople } from '../users/users.read-model';
import { waitingWorkOrders } from './waiting-work-orders';
import { writeAnswer } from './work-order-answers';
import { openContact, readWorkOrder, toBrief, toTime } from './work-order-detail';
import { assertAtWork, assign, begin, findAgentId, finishCallBack, release } from './work-order-assignment';
import { workOrders, markOwnersRead, toSecretPlace } from './work-order-record';
import { BRIEF_COLUMNS, toConditions } from './work-orders.repository';
import type { WorkOrdersOptions } from './work-orders.service';
import { workOrder, workOrderMessage, type WorkOrderRow, workOrderSecret } from './work-orders.tables';

type QueueInput = ParsedInput<typeof listQueuedWorkOrders>;

/** Escalated first, then the promise that ends first. */
const WAITING_ORDER = [asc(isNull(workOrder.escalatedAt)), asc(workOrder.promiseAt)];

const { version, callBackDueAt } = workOrder;

/** What people of the platform do with work orders. */
export function createWorkOrderQueue(options: WorkOrdersOptions) {
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

  return {
    queue: {
      ...queue,

      /** Gives a work order and marks what its owner wrote as read by whoever works on it. */
      async open(operator: Operator, ticketNo: string): Promise<QueuedWorkOrderDetail> {
        const row = await workOrders.find(orm, isNumbered(ticketNo));
        if (row.assigneeId === operator.id) await markOwnersRead(orm, row, clock());
        return queue.open(operator, ticketNo);
      },
    },

    /** Assigns a work order to an agent. */
    assign: (operator: Operator, { ticketNo: number, assignee: code }: ParsedInput<typeof assignWorkOrder>) =>
      queue.change(operator, { number }, 'assign', async (runner, row, by) =>
        assign(runner, row, await findAgentId(runner, code), by),
      ),

    /** Whom whoever works on a work order may call, noted in the audit log. */
    revealTelephone: (operator: Operator, ticketNo: string) =>
      database.transaction(async (runner) => {
        const row = await workOrders.lock(runner, isNumbered(ticketNo));
        assertAtWork(row);
        assertAssigned(workOrders, row, operator);
        await queue.audit(runner, operator, 'openTelephone', row);
        return { ...openContact(protection, row), contactHours: row.contactHours };
      }),

    /** Notes that the owner of a work order has been called. */
    finishCallBack: (operator: Operator, number: string) =>
      queue.change(operator, { number }, 'callBack', finishCallBack),

    /** Answers a work order once. Nobody else may work on it; whoever answers one that nobody works on does. */
    async answer(operator: Operator, input: ParsedInput<typeof answerWorkOrder>, context: CallContext) {
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
    },

    /** A file of a work order, noted in the audit log. */
    async findFile(operator: Operator, ticketNo: string, fileId: string) {
      const row = await workOrders.find(orm, isNumbered(ticketNo));
      const messages = await orm
        .select({ fileIds: workOrderMessage.fileIds })
        .from(workOrderMessage)
        .where(eq(workOrderMessage.workOrderId, row.id));
      const ids = [...row.fileIds, ...messages.flatMap(({ fileIds }) => fileIds)];
      const file = isRecordId(fileId) && ids.includes(fileId) ? await findFile(orm, fileId) : undefined;
      if (!file) throw new HttpError(404);
      await queue.audit(orm, operator, 'openFile', row);
      return file;
    },
  };
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
