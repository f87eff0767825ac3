import { findTimer, type Lifecycle, type StateTimer } from '@portal/lifecycles';
import { and, asc, eq, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { type DueWork, isNotQueued } from '../jobs/due-work';
import type { RecordKind, RecordRow, RecordTable } from './define-record';
import { type Step, SYSTEM } from './record-step';
import { addDuration, subtractDuration } from './durations';

export interface RecordTimerOptions<Action extends string, Table extends RecordTable> {
  readonly database: Database;
  readonly clock: Clock;
  /** When a record's timer is due whose lifecycle leaves that to the record. */
  readonly dueAt?: PgColumn;
  /** Does more, or less, than the step that is due; the step alone unless told. */
  readonly advance?: (runner: QueryRunner, row: Table['$inferSelect'], step: Step<Action>) => Promise<unknown>;
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
  { lifecycle, table: { state, stateSince } }: RecordKind<State, Action, Table>,
  now: Date,
): SQL {
  const ends = (lifecycle.timers ?? []).flatMap(({ state: value, after }) =>
    after ? [and(eq(state, value), lte(stateSince, subtractDuration(now, after)))] : [],
  );
  return or(...ends) ?? sql`false`;
}

/** What the timers of a lifecycle bring about: each record is moved by a job of its own. */
export function createRecordTimers<State extends number, Action extends string, Table extends RecordTable>(
  kind: RecordKind<State, Action, Table>,
  { database, clock, dueAt, advance = kind.move }: RecordTimerOptions<Action, Table>,
): DueWork[] {
  const table: PgTable & Readonly<Record<keyof RecordRow, PgColumn>> = kind.table;
  const { name: kindName, timers = [] } = kind.lifecycle;

  function isDue({ state, after }: StateTimer<State, Action>, now: Date): SQL | undefined {
    const isOver = after ? lte(table.stateSince, subtractDuration(now, after)) : dueAt && lte(dueAt, now);
    if (isOver === undefined) throw new Error(`Nothing says when ${kindName} ${state} ends`);
    return and(eq(table.state, state), isOver);
  }

  return timers.map((timer): DueWork => {
    const { action, reason } = timer;
    const name = `${kindName}.${action}`;
    return {
      name,
      async findDue(now, limit) {
        const rows = await database.orm
          .select({ id: table.id })
          .from(table)
          .where(and(isDue(timer, now), isNotQueued(name, table.id)))
          .orderBy(asc(timer.after ? table.stateSince : (dueAt ?? table.stateSince)))
          .limit(limit);
        return rows.map(({ id }) => String(id));
      },
      work: (id, run) =>
        database.transaction(async (runner) => {
          const at = clock();
          const [row] = await runner
            .select()
            .from(table)
            .where(and(eq(table.id, id), isDue(timer, at)))
            .for('update');
          if (row)
            await advance(runner, row as Table['$inferSelect'], {
              action,
              actor: SYSTEM,
              at,
              ...(reason && { reason }),
            });
          await run.complete(runner);
        }),
    };
  });
}
