import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { type DueWork, isNotQueued } from './due-work';

/** Work that time brings about on rows of a table. */
export interface DueRows<Table extends PgTable & { readonly id: PgColumn }> {
  /** `<domain>.<action>`. */
  readonly name: string;
  readonly table: Table;
  isDue(now: Date): SQL | undefined;
  /** Rows in which this lies furthest back come first. */
  readonly since: PgColumn;
  /** Does the work on a row that is locked and still due; counts once, with all else of the transaction. */
  work(runner: QueryRunner, row: Table['$inferSelect'], at: Date): Promise<unknown>;
}

/** Does work on each due row in a transaction of its own. */
export function createDueRows<Table extends PgTable & { readonly id: PgColumn }>(
  { name, table, isDue, since, work }: DueRows<Table>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): DueWork {
  // What drizzle knows of a table by name is lost for a table of any name.
  const rows: PgTable & { readonly id: PgColumn } = table;
  return {
    name,
    async findDue(now, limit) {
      const found = await database.orm
        .select({ id: rows.id })
        .from(rows)
        .where(and(isDue(now), isNotQueued(name, rows.id)))
        .orderBy(asc(since))
        .limit(limit);
      return found.map(({ id }) => String(id));
    },
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
