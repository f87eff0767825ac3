import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { Database, QueryRunner } from '../database/database';
import { type DueCondition, findDueIds, type WorkTable } from './due-rows';
import type { DueWork } from './due-work';
import type { JobRun } from './job';

/** Rows of a table about which somebody outside is asked when it is time. */
export interface AskedRows<Table extends WorkTable, Outcome> extends DueCondition<Table> {
  /** Asks about a row that is due. It is locked by nobody meanwhile: whoever is outside may take long. */
  ask(row: Table['$inferSelect'], call: Pick<JobRun, 'signal'>, at: Date): Promise<Outcome>;
  /** Does what follows, with the row as it was read; counts once, with all else of the transaction. */
  settle(runner: QueryRunner, row: Table['$inferSelect'], outcome: Outcome): Promise<unknown>;
}

/** Asks about each due row, and does what follows from what was said in one transaction. */
export function createAskedRows<Table extends WorkTable, Outcome>(
  { ask, settle, ...due }: AskedRows<Table, Outcome>,
  { database, clock }: { readonly database: Database; readonly clock: Clock },
): DueWork {
  const { name, table, isDue } = due;
  // What drizzle knows of a table by name is lost for a table of any name.
  const rows: WorkTable = table;
  return {
    name,
    findDue: (now, limit) => findDueIds(due, database.orm, now, limit),
    async work(id, run) {
      const at = clock();
      const [found] = await database.orm
        .select()
        .from(rows)
        .where(and(eq(rows.id, id), isDue(at)));
      if (found === undefined) return run.complete(database.orm);
      const row = found as Table['$inferSelect'];
      const outcome = await ask(row, run, at);
      return database.transaction(async (runner) => {
        await settle(runner, row, outcome);
        await run.complete(runner);
      });
    },
  };
}
