import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import type { OperatorTask } from '../../platform/operations/automatic-operator';
import { createAutomaticTask } from '../../platform/operations/automatic-task';
import { writeAnswer } from './work-order-answers';
import { workOrders } from './work-order-record';
import { chooseAnswer, chooseFollowUp } from './work-order-replies';
import { workOrder, workOrderMessage, type WorkOrderRow } from './work-orders.tables';

export interface WorkOrderOperatorOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Lets the automatic operator take work orders on and answer them. */
export function createWorkOrderTask(options: WorkOrderOperatorOptions): OperatorTask {
  return createAutomaticTask(
    {
      kind: workOrders,
      role: 'agent',
      numberOf: ({ ticketNo }) => ticketNo,
      isWaiting: () => and(inArray(workOrder.state, [0, 1, 3]), isNull(workOrder.assigneeId), isPlatformsTurn),
      since: workOrder.updatedAt,
      delayMs: 20_000,
      async attend(runner, row, { operator: actor, at }) {
        if (row.state === 0) {
          const changes = { respondedAt: row.respondedAt ?? at };
          await workOrders.transition(runner, row, { action: 'assign', actor, at }, changes);
          return 'claim';
        }
        const said = await findLastReply(runner, row);
        const answer =
          row.state === 1 ? chooseAnswer(row, await countAnswers(runner, row), said) : chooseFollowUp(said);
        await writeAnswer(runner, row, { ...answer, actor, at });
        return answer.kind;
      },
    },
    options,
  );
}

/** Condition that nobody has answered what the customer said last. */
const isPlatformsTurn = sql`(${workOrder.state} = 0 or coalesce((
  select last.author <> 'agent' from ${workOrderMessage} as last
  where last.work_order_id = "work_order"."id" and last.author <> 'system'
  order by last.position desc limit 1), ${workOrder.state} = 1))`;

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
