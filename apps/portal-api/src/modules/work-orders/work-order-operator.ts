import { and, desc, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { Actor } from '../../platform/records/record-transition';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { noteAudit } from '../../platform/operations/note-audit';
import { type PlatformAnswer, writeAnswer } from './work-order-answers';
import { workOrders } from './work-order-record';
import { chooseAnswer, chooseFollowUp } from './work-order-replies';
import { addTime } from './work-order-times';
import { workOrder, workOrderMessage, type WorkOrderRow } from './work-orders.tables';

/** A person would not answer sooner. */
const DELAY_MS = 20_000;

/** What nothing has happened to for longer is history, and stays as it is. */
const ATTENTION_MS = 3_600_000;

const BATCH = 20;

const AUTOMATIC: Actor = { role: 'agent', id: null, name: '' };

export interface WorkOrderOperatorOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Lets the automatic operator take work orders on and answer them. */
export function createWorkOrderTask({ database, clock }: WorkOrderOperatorOptions): OperatorTask {
  async function attend(id: string): Promise<void> {
    await database.transaction(async (runner) => {
      const at = clock();
      const [row] = await runner
        .select()
        .from(workOrder)
        .where(and(eq(workOrder.id, id), isUnattended(at)))
        .for('update', { skipLocked: true });
      if (!row) return;
      if (row.state === 0) return claim(runner, row, at);
      const said = await findLastReply(runner, row);
      const answer = row.state === 1 ? chooseAnswer(row, await countAnswers(runner, row), said) : chooseFollowUp(said);
      await respond(runner, row, { ...answer, actor: AUTOMATIC, at });
    });
  }

  return {
    name: 'work orders',
    async run() {
      const rows = await database.orm
        .select({ id: workOrder.id })
        .from(workOrder)
        .where(isUnattended(clock()))
        .orderBy(workOrder.updatedAt)
        .limit(BATCH);
      for (const { id } of rows) await attend(id);
    },
  };
}

/** Work orders that it is the platform's turn to deal with, and that no person works on. */
function isUnattended(now: Date): SQL | undefined {
  const isPlatformsTurn = sql`(${workOrder.state} = 0 or coalesce((
    select last.author <> 'agent' from ${workOrderMessage} as last
    where last.work_order_id = "work_order"."id" and last.author <> 'system'
    order by last.position desc limit 1), ${workOrder.state} = 1))`;
  return and(
    inArray(workOrder.state, [0, 1, 3]),
    isNull(workOrder.assigneeId),
    lte(workOrder.updatedAt, addTime(now, -DELAY_MS)),
    gte(workOrder.updatedAt, addTime(now, -ATTENTION_MS)),
    isPlatformsTurn,
  );
}

async function claim(runner: QueryRunner, row: WorkOrderRow, at: Date): Promise<void> {
  await workOrders.transition(
    runner,
    row,
    { action: 'assign', actor: AUTOMATIC, at },
    { respondedAt: row.respondedAt ?? at },
  );
  await audit(runner, 'claim', row, at);
}

async function respond(runner: QueryRunner, row: WorkOrderRow, answer: PlatformAnswer): Promise<void> {
  await writeAnswer(runner, row, answer);
  await audit(runner, answer.kind, row, answer.at);
}

function countAnswers(runner: QueryRunner, { id }: WorkOrderRow): Promise<number> {
  return runner.$count(
    workOrderMessage,
    and(eq(workOrderMessage.workOrderId, id), eq(workOrderMessage.author, 'agent')),
  );
}

async function findLastReply(runner: QueryRunner, { id }: WorkOrderRow): Promise<string> {
  const [last] = await runner
    .select({ text: workOrderMessage.text })
    .from(workOrderMessage)
    .where(and(eq(workOrderMessage.workOrderId, id), eq(workOrderMessage.author, 'user')))
    .orderBy(desc(workOrderMessage.position))
    .limit(1);
  return last?.text ?? '';
}

function audit(runner: QueryRunner, action: string, { ticketNo }: WorkOrderRow, at: Date): Promise<void> {
  const subject = { subjectKind: 'workorder', subjectNo: ticketNo };
  return noteAudit(runner, { actorId: null, action: `workorder.${action}`, ...subject, at });
}
