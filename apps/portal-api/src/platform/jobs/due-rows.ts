import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { type DueWork, isNotQueued } from './due-work';

/** Table whose rows have work. */
export type WorkTable = PgTable & { readonly id: PgColumn };

/** Which rows of a table are due. */
export interface DueCondition<Table extends WorkTable> {
  /** `<domain>.<action>`. */
  readonly name: string;
  readonly table: Table;
  isDue(now: Date): SQL | undefined;
  /** Rows in which this lies furthest back come first. */
  readonly since: PgColumn;
}

/** Work that time brings about on rows of a table. */
export interface DueRows<Table extends WorkTable> extends DueCondition<Table> {
  /** Does the work on a row that is locked and still due; counts once, with all else of the transaction. */
  work(runner: QueryRunner, row: Table['$inferSelect'], at: Date): Promise<unknown>;
}

/** Does work on each due row in a transaction of its own. */
export function createDueRows<Table extends WorkTable>(
  { work, ...due }: DueRows<Table>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): DueWork {
  const { name, table, isDue } = due;
  // What drizzle knows of a table by name is lost for a table of any name.
  const rows: WorkTable = table;
  return {
    name,
    findDue: (now, limit) => findDueIds(due, database.orm, now, limit),
    work: (id, run) =>
      database.transaction(async (runner) => {
        const at = clock();
        const [row] = await runner
          .select()
          .from(rows)
          .where(and(eq(rows.id, id), isDue(at)))
          .for('update');
        if (row) await work(runner, row as Table['$inferSelect'], at);
        await run.complete(runner);
      }),
  };
}

/** Ids of the rows that are due and not queued, those that wait longest first. */
export async function findDueIds(
  { name, table, isDue, since }: DueCondition<WorkTable>,
  orm: QueryRunner,
  now: Date,
  limit: number,
): Promise<string[]> {
  const found = await orm
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(isDue(now), isNotQueued(name, table.id)))
    .orderBy(asc(since))
    .limit(limit);
  return found.map(({ id }) => String(id));
}
