import { and, asc, eq, isNotNull, lte, or, type SQL } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { isNoneOf } from '../../platform/database/is-none-of';
import { SYSTEM } from '../../platform/lifecycle/advance-record';
import { nameRecord } from '../../platform/messages/name-record';
import { postMessage } from '../../platform/messages/post-message';
import { workOff } from '../../platform/work-off';
import { advanceWorkOrder, changeWorkOrder, toWorkOrderLink } from './work-order-record';
import { addTime, REMINDERS_MS, WAIT_MS } from './work-order-times';
import { note } from './work-orders.service';
import { workOrder, type WorkOrderRow } from './work-orders.tables';

/** Work orders looked for at once. */
const BATCH = 50;

export interface WorkOrderClockOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** What is due at a moment, and what happens to each work order then. */
interface DueWork {
  readonly isDue: (now: Date) => SQL | undefined;
  readonly work: (runner: QueryRunner, row: WorkOrderRow, now: Date) => Promise<unknown>;
}

const hasWaited = (status: 2 | 3, since: Date) => and(eq(workOrder.status, status), lte(workOrder.stateSince, since));

const CLOSING: DueWork = {
  isDue: (now) => hasWaited(2, addTime(now, -WAIT_MS)),
  work: (runner, row, at) => advanceWorkOrder(runner, row, { action: 'expire', actor: SYSTEM, at }),
};

const CONFIRMING: DueWork = {
  isDue: (now) => hasWaited(3, addTime(now, -WAIT_MS)),
  work: (runner, row, at) => advanceWorkOrder(runner, row, { action: 'confirm', actor: SYSTEM, at }),
};

const REMINDING: DueWork = {
  isDue: (now) =>
    or(
      ...REMINDERS_MS.map((wait, place) => and(hasWaited(2, addTime(now, -wait)), lte(workOrder.reminderCount, place))),
    ),
  work: async (runner, row, at) => {
    const waited = at.getTime() - row.stateSince.getTime();
    await postMessage(runner, {
      ownerId: row.ownerId,
      type: 'workorder',
      title: nameRecord('工单等待您补充信息', row.title),
      body: `工单编号：${row.ticketNo}，将在7天未补充后自动关闭`,
      link: toWorkOrderLink(row.ticketNo),
      recordNo: row.ticketNo,
      at,
    });
    // A clock that stood still reminds once, not once for each time it has missed.
    await changeWorkOrder(runner, row, { reminderCount: REMINDERS_MS.filter((wait) => wait <= waited).length });
  },
};

const WITHDRAWING_GRANTS: DueWork = {
  isDue: (now) => and(isNotNull(workOrder.grantExpireAt), lte(workOrder.grantExpireAt, now)),
  work: async (runner, row, at) => {
    const noted = await note(runner, row, '诊断授权已到期', at);
    await changeWorkOrder(runner, row, { ...noted, updatedAt: row.updatedAt, grantScope: null, grantExpireAt: null });
  },
};

// What closes is not reminded of any more.
const STEPS: readonly DueWork[] = [CLOSING, CONFIRMING, REMINDING, WITHDRAWING_GRANTS];

/**
 * Does to work orders what time alone brings about: they close, are taken as solved, remind, and permissions end. Rejects
 * in the end where some could not be moved, which keeps no other from its turn.
 */
export async function advanceWaitingWorkOrders({ database, clock }: WorkOrderClockOptions): Promise<void> {
  const failures: unknown[] = [];
  for (const step of STEPS) await runStep(database, clock, step).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'Some work orders could not be moved');
}

/** Deals with what is due, each in its own transaction, and leaves to others what they deal with already. */
function runStep(database: Database, clock: Clock, { isDue, work }: DueWork): Promise<void> {
  const take = async (seen: readonly string[]) => {
    const rows = await database.orm
      .select({ id: workOrder.id })
      .from(workOrder)
      .where(and(isDue(clock()), isNoneOf(workOrder.id, seen)))
      .orderBy(asc(workOrder.stateSince))
      .limit(BATCH);
    return rows.map(({ id }) => id);
  };
  return workOff(take, (id) =>
    database.transaction(async (runner) => {
      const now = clock();
      const [row] = await runner
        .select()
        .from(workOrder)
        .where(and(eq(workOrder.id, id), isDue(now)))
        .for('update', { skipLocked: true });
      if (row) await work(runner, row, now);
    }),
  );
}
