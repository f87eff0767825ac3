import { findTimer, type Lifecycle, type StateTimer } from '@portal/lifecycles';
import { and, eq, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { createDueRows } from '../jobs/due-rows';
import type { DueWork } from '../jobs/due-work';
import type { RecordKind, RecordRow, RecordTable } from './define-record';
import { type TransitionRequest, SYSTEM } from './record-transition';
import { addDuration, subtractDuration } from './durations';

export interface RecordTimerOptions<Action extends string, Table extends RecordTable> {
  readonly database: Database;
  readonly clock: Clock;
  /** When a record's timer is due whose lifecycle leaves that to the record. */
  readonly dueAt?: PgColumn;
  /** Condition of records whose time is not over before somebody else says so. */
  readonly isHeld?: SQL | undefined;
  /** Does more, or less, than the step that is due; the step alone unless told. */
  readonly advance?: (
    runner: QueryRunner,
    row: Table['$inferSelect'],
    request: TransitionRequest<Action>,
  ) => Promise<unknown>;
}

/** When a record's state ends by itself; `null` where it does not, or where the record alone knows. */
export function findDue<State extends number>(
  lifecycle: Lifecycle<State>,
  { state, stateSince }: Pick<RecordRow<State>, 'state' | 'stateSince'>,
): Date | null {
  const after = findTimer(lifecycle, state)?.after;
  return after ? addDuration(stateSince, after) : null;
}

/** Condition that a record's state is about to end by itself: what is due beside has nothing to say any more. */
export function isEnding<State extends number, Action extends string, Table extends RecordTable>(
  { lifecycle, table }: RecordKind<State, Action, Table>,
  now: Date,
): SQL {
  const timers = (lifecycle.timers ?? []).filter(({ after }) => after !== undefined);
  return or(...timers.map((timer) => isOver(table, timer, now))) ?? sql`false`;
}

/** What the timers of a lifecycle bring about: each record is moved by a job of its own. */
export function createRecordTimers<State extends number, Action extends string, Table extends RecordTable>(
  kind: RecordKind<State, Action, Table>,
  { database, clock, dueAt, isHeld, advance = kind.transition }: RecordTimerOptions<Action, Table>,
): DueWork[] {
  const { table, lifecycle } = kind;
  return (lifecycle.timers ?? []).map((timer) => {
    const { action, after, reason } = timer;
    return createDueRows(
      {
        name: `${lifecycle.name}.${action}`,
        table,
        isDue: (now) => and(isOver(table, timer, now, dueAt), isHeld && not(isHeld)),
        since: after ? table.stateSince : (dueAt ?? table.stateSince),
        work: (runner, row, at) => advance(runner, row, { action, actor: SYSTEM, at, ...(reason && { reason }) }),
      },
      { database, clock },
    );
  });
}

/** Condition that the time of a record in its state is over. */
function isOver(
  { state: column, stateSince }: RecordTable,
  { state, action, after }: StateTimer,
  now: Date,
  dueAt?: PgColumn,
): SQL | undefined {
  const hasPassed = after ? lte(stateSince, subtractDuration(now, after)) : dueAt && lte(dueAt, now);
  if (hasPassed === undefined) throw new Error(`Nothing says when it is time to ${action} in ${state}`);
  return and(eq(column, state), hasPassed);
}
