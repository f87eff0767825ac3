import type { EndpointData } from '@portal/api-contract';
import type {
  answerWorkOrder,
  assignWorkOrder,
  getQueuedWorkOrder,
  listQueuedWorkOrders,
} from '@portal/api-contract/account';
import { and, asc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { isRecordId } from '../../platform/database/record-id';
import { claimFiles, findFile } from '../../platform/files/files.repository';
import type { CallContext } from '../../platform/http/call-context';
import type { ParsedInput } from '../../platform/http/implement';
import { Refusal } from '../../platform/http/refusal';
import { readIdempotencyKey } from '../../platform/idempotency/idempotency.service';
import { noteAudit } from '../../platform/operations/note-audit';
import type { Operator } from '../../platform/operations/operator-calls';
import { userCodeOf } from '../users/users.read-model';
import { writeAnswer } from './work-order-answers';
import { openContact, readWorkOrder, toBrief, toTime } from './work-order-detail';
import {
  assertAtWork,
  assertAssigned,
  findAgentId,
  finishCallBack,
  type Handling,
  assign,
  release,
} from './work-order-assignment';
import { workOrders, markOwnersRead, toSecretPlace } from './work-order-record';
import { BRIEF_COLUMNS, toConditions } from './work-orders.repository';
import type { WorkOrdersOptions } from './work-orders.service';
import { workOrder, workOrderMessage, type WorkOrderRow, workOrderSecret } from './work-orders.tables';

type QueuedDetail = EndpointData<typeof getQueuedWorkOrder>;
type Queued = EndpointData<typeof listQueuedWorkOrders>['list'][number];

/** States that are over; the queue shows them only where they are asked for. */
export const FIRST_STATE_OVER = 4;

const assignee = userCodeOf(sql`"work_order"."assignee_id"`);
const userCode = userCodeOf(sql`"work_order"."owner_id"`);

const QUEUE_COLUMNS = { version: workOrder.version, callBackDueAt: workOrder.callBackDueAt, assignee, userCode };

/** What people of the platform do with work orders. */
export function createWorkOrderQueue(options: WorkOrdersOptions) {
  const { database, clock, idempotency, protection } = options;
  const { orm } = database;

  /** Gives a work order to somebody of the platform; what is confidential only to whoever works on it. */
  async function open(operator: Operator, row: WorkOrderRow): Promise<QueuedDetail> {
    const now = clock();
    const [shared, [codes], secretText] = await Promise.all([
      readWorkOrder(orm, protection, row, now),
      orm.select({ assignee, userCode }).from(workOrder).where(eq(workOrder.id, row.id)),
      row.assigneeId === operator.id ? openSecrets(operator, row, now) : '',
    ]);
    return { ...shared, assignee: codes?.assignee ?? '', callBackDueAt: toTime(row.callBackDueAt), secretText };
  }

  async function openSecrets(operator: Operator, row: WorkOrderRow, at: Date): Promise<string> {
    if (!row.hasSecret) return '';
    return database.transaction(async (runner) => {
      const rows = await runner
        .select()
        .from(workOrderSecret)
        .where(eq(workOrderSecret.workOrderId, row.id))
        .orderBy(asc(workOrderSecret.position));
      await audit(runner, operator, 'openSecret', row, at);
      return rows.map(({ id, textEncrypted }) => protection.decrypt(textEncrypted, toSecretPlace(id))).join('\n\n');
    });
  }

  /** Changes a work order under its lock, noted in the audit log, and gives it as it is then. */
  async function change(
    operator: Operator,
    ticketNo: string,
    action: string,
    work: (runner: QueryRunner, row: WorkOrderRow, handling: Handling) => Promise<WorkOrderRow>,
  ): Promise<QueuedDetail> {
    const changed = await database.transaction(async (runner) => {
      const row = await lock(runner, ticketNo);
      const at = clock();
      await audit(runner, operator, action, row, at);
      return work(runner, row, { operator, at });
    });
    return open(operator, changed);
  }

  return {
    async list(input: ParsedInput<typeof listQueuedWorkOrders>) {
      const { status, needsCallBack } = input;
      const isQueued = status === undefined && !needsCallBack ? lt(workOrder.state, FIRST_STATE_OVER) : undefined;
      const isAwaited = needsCallBack ? isNotNull(workOrder.callBackDueAt) : undefined;
      const condition = and(isQueued, isAwaited, toConditions(input));
      const first = needsCallBack
        ? [asc(workOrder.callBackDueAt)]
        : [asc(isNull(workOrder.escalatedAt)), asc(workOrder.promiseAt)];
      const [rows, total] = await Promise.all([
        orm
          .select({ ...BRIEF_COLUMNS, ...QUEUE_COLUMNS })
          .from(workOrder)
          .where(condition)
          .orderBy(...first, asc(workOrder.id))
          .limit(input.pageSize)
          .offset(toOffset(input)),
        orm.$count(workOrder, condition),
      ]);
      return { list: rows.map(toQueued), total, pageNo: input.pageNo, pageSize: input.pageSize };
    },

    /** Gives a work order and marks what its owner wrote as read by whoever works on it. */
    async open(operator: Operator, ticketNo: string): Promise<QueuedDetail> {
      const row = await find(orm, ticketNo);
      if (row.assigneeId === operator.id) await markOwnersRead(orm, row, clock());
      return open(operator, row);
    },

    /** Takes a work order on. */
    claim: (operator: Operator, ticketNo: string) =>
      change(operator, ticketNo, 'claim', (runner, row, { at }) => {
        const changes = { assigneeId: operator.id, respondedAt: row.respondedAt ?? at };
        return workOrders.move(runner, row, { action: 'assign', actor: operator, at }, changes);
      }),

    /** Assigns a work order to an agent. */
    assign: (operator: Operator, { ticketNo, assignee: code }: ParsedInput<typeof assignWorkOrder>) =>
      change(operator, ticketNo, 'assign', async (runner, row, handling) =>
        assign(runner, row, await findAgentId(runner, code), handling),
      ),

    /** Gives a work order back to the queue. */
    release: (operator: Operator, ticketNo: string) => change(operator, ticketNo, 'release', release),

    /** Whom whoever works on a work order may call, noted in the audit log. */
    revealTelephone: (operator: Operator, ticketNo: string) =>
      database.transaction(async (runner) => {
        const row = await lock(runner, ticketNo);
        assertAtWork(row);
        assertAssigned(row, operator);
        await audit(runner, operator, 'openTelephone', row, clock());
        return { ...openContact(protection, row), contactHours: row.contactHours };
      }),

    /** Notes that the owner of a work order has been called. */
    finishCallBack: (operator: Operator, ticketNo: string) => change(operator, ticketNo, 'callBack', finishCallBack),

    /** Answers a work order once. Nobody else may work on it; whoever answers one that nobody works on does. */
    async answer(operator: Operator, input: ParsedInput<typeof answerWorkOrder>, context: CallContext) {
      const { ticketNo, ...given } = input;
      const call = {
        scope: `workorder:answer:${operator.id}`,
        key: readIdempotencyKey(context.headers),
        fingerprint: protection.fingerprint(JSON.stringify(input)),
      };
      await idempotency.runOnce(call, async (runner) => {
        const row = await lock(runner, ticketNo);
        if (row.assigneeId && row.assigneeId !== operator.id) throw new Refusal(409, '该工单由其他客服处理');
        const at = clock();
        const files = { unit: 'workorder', readerId: row.ownerId } as const;
        await claimFiles(runner, operator, given.fileIds, files);
        const answered = await writeAnswer(runner, row, { ...given, actor: operator, at });
        await workOrders.change(runner, answered, { assigneeId: operator.id });
        await audit(runner, operator, given.kind, row, at);
        return { ticketNo };
      });
      return open(operator, await find(orm, ticketNo));
    },

    /** A file of a work order, noted in the audit log. */
    async findFile(operator: Operator, ticketNo: string, fileId: string) {
      const row = await find(orm, ticketNo);
      const messages = await orm
        .select({ fileIds: workOrderMessage.fileIds })
        .from(workOrderMessage)
        .where(eq(workOrderMessage.workOrderId, row.id));
      const ids = [...row.fileIds, ...messages.flatMap(({ fileIds }) => fileIds)];
      const file = isRecordId(fileId) && ids.includes(fileId) ? await findFile(orm, fileId) : undefined;
      if (!file) throw new Refusal(404);
      await audit(orm, operator, 'openFile', row, clock());
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

async function find(orm: QueryRunner, ticketNo: string): Promise<WorkOrderRow> {
  return requireFound((await orm.select().from(workOrder).where(isNumbered(ticketNo)))[0]);
}

async function lock(runner: QueryRunner, ticketNo: string): Promise<WorkOrderRow> {
  return requireFound((await runner.select().from(workOrder).where(isNumbered(ticketNo)).for('update'))[0]);
}

function isNumbered(ticketNo: string): SQL {
  return eq(workOrder.ticketNo, ticketNo);
}

function requireFound(row: WorkOrderRow | undefined): WorkOrderRow {
  if (!row) throw new Refusal(404);
  return row;
}

function audit(runner: QueryRunner, operator: Operator, action: string, { ticketNo }: WorkOrderRow, at: Date) {
  return noteAudit(runner, {
    actorId: operator.id,
    action: `workorder.${action}`,
    subjectKind: 'workorder',
    subjectNo: ticketNo,
    at,
  });
}
