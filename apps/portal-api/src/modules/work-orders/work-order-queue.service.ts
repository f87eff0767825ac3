import type { EndpointData } from '@portal/api-contract';
import type {
  answerWorkOrder,
  assignWorkOrder,
  getQueuedWorkOrder,
  listQueuedWorkOrders,
} from '@portal/api-contract/account';
import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { claimFiles, findFile } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import type { Operator } from '../../platform/operations/operator-calls';
import { assertAssigned } from '../../platform/records/record-assignment';
import { createRecordQueue } from '../../platform/records/record-queue';
import { assertNotOwn } from '../../platform/records/record-transition';
import { findAssigneeId, userCodeOf } from '../users/users.read-model';
import { writeAnswer } from './work-order-answers';
import { openContact, readWorkOrder, toBrief, toTime } from './work-order-detail';
import { assertAtWork, assign, findAgentId, finishCallBack, release } from './work-order-assignment';
import { workOrders, markOwnersRead, toSecretPlace } from './work-order-record';
import { BRIEF_COLUMNS, toConditions } from './work-orders.repository';
import type { WorkOrdersOptions } from './work-orders.service';
import { workOrder, workOrderMessage, type WorkOrderRow, workOrderSecret } from './work-orders.tables';

type QueueInput = ParsedInput<typeof listQueuedWorkOrders>;
type QueuedDetail = EndpointData<typeof getQueuedWorkOrder>;
type Queued = EndpointData<typeof listQueuedWorkOrders>['list'][number];

/** States that are over; the queue shows them only where they are asked for. */
export const FIRST_STATE_OVER = 4;

const assignee = userCodeOf(sql`"work_order"."assignee_id"`);
const userCode = userCodeOf(sql`"work_order"."owner_id"`);

/** Escalated first, then the promise that ends first. */
const WAITING_ORDER = [asc(isNull(workOrder.escalatedAt)), asc(workOrder.promiseAt)];

const QUEUE_COLUMNS = { version: workOrder.version, callBackDueAt: workOrder.callBackDueAt, assignee, userCode };

/** What people of the platform do with work orders. */
export function createWorkOrderQueue(options: WorkOrdersOptions) {
  const { database, clock, idempotency, protection } = options;
  const { orm } = database;

  /** A work order for somebody of the platform; what is confidential only for whoever works on it. */
  async function describe(runner: QueryRunner, row: WorkOrderRow, operator: Operator): Promise<QueuedDetail> {
    const shared = await readWorkOrder(runner, protection, row, clock());
    const [codes] = await runner.select({ assignee, userCode }).from(workOrder).where(eq(workOrder.id, row.id));
    const secretText = row.assigneeId === operator.id ? await openSecrets(runner, row, operator) : '';
    return { ...shared, assignee: codes?.assignee ?? '', callBackDueAt: toTime(row.callBackDueAt), secretText };
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

  const queue = createRecordQueue(
    {
      kind: workOrders,
      columns: { assigneeId: workOrder.assigneeId, createdAt: workOrder.createdAt },
      isRecord: isNumbered,
      numberOf: ({ ticketNo }) => ticketNo,
      orderOf: ({ needsCallBack }: QueueInput) => [
        ...(needsCallBack ? [asc(workOrder.callBackDueAt)] : WAITING_ORDER),
        asc(workOrder.id),
      ],
      readRows: (runner, { found, isOnPage, order, total }) =>
        runner
          .with(found)
          .select({ ...BRIEF_COLUMNS, ...QUEUE_COLUMNS, total })
          .from(workOrder)
          .where(isOnPage)
          .orderBy(...order),
      toItem: toQueued,
      describe,
    },
    { database, clock },
  );

  return {
    /** A page of the queue: escalated first, then the promise that ends first. */
    async list(operator: Operator, input: QueueInput) {
      const { status, severity, productCode, needsCallBack, assignee: worker, ...filter } = input;
      const assigneeId = await findAssigneeId(orm, operator, worker);
      const condition = and(
        status === undefined && !needsCallBack ? lt(workOrder.state, FIRST_STATE_OVER) : undefined,
        needsCallBack ? isNotNull(workOrder.callBackDueAt) : undefined,
        toConditions({ status, severity, productCode }),
      );
      return queue.list(condition, { ...filter, assigneeId }, input);
    },

    counts: queue.counts,

    /** Gives a work order and marks what its owner wrote as read by whoever works on it. */
    async open(operator: Operator, ticketNo: string): Promise<QueuedDetail> {
      const row = await workOrders.find(orm, isNumbered(ticketNo));
      if (row.assigneeId === operator.id) await markOwnersRead(orm, row, clock());
      return queue.open(operator, ticketNo);
    },

    /** Takes a work order on. */
    claim: (operator: Operator, number: string) =>
      queue.change(operator, { number }, 'claim', (runner, row, at) => {
        const changes = { assigneeId: operator.id, respondedAt: row.respondedAt ?? at };
        return workOrders.transition(runner, row, { action: 'assign', actor: operator, at }, changes);
      }),

    /** Assigns a work order to an agent. */
    assign: (operator: Operator, { ticketNo: number, assignee: code }: ParsedInput<typeof assignWorkOrder>) =>
      queue.change(operator, { number }, 'assign', async (runner, row, at) =>
        assign(runner, row, await findAgentId(runner, code), { operator, at }),
      ),

    /** Gives a work order back to the queue. */
    release: (operator: Operator, number: string) =>
      queue.change(operator, { number }, 'release', (runner, row, at) => release(runner, row, { operator, at })),

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
      queue.change(operator, { number }, 'callBack', (runner, row, at) =>
        finishCallBack(runner, row, { operator, at }),
      ),

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
      return describe(orm, await workOrders.find(orm, isNumbered(ticketNo)), operator);
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

type QueuedRow = Parameters<typeof toBrief>[0] &
  Pick<Queued, 'version' | 'assignee' | 'userCode'> &
  Pick<WorkOrderRow, 'callBackDueAt'>;

function toQueued(row: QueuedRow): Queued {
  const { ticketNo, title, severity, status, isUrged, isEscalated, createdAt, promiseAt } = toBrief(row);
  const { version, assignee: worker, userCode: customer } = row;
  return {
    ...{ ticketNo, title, severity, status, isUrged, isEscalated, createdAt, promiseAt, version },
    assignee: worker,
    userCode: customer,
    callBackDueAt: toTime(row.callBackDueAt),
  };
}

function isNumbered(ticketNo: string): SQL {
  return eq(workOrder.ticketNo, ticketNo);
}
