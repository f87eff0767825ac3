import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/database/database';
import { openTestDatabase } from './patient-limits';
import { setUp } from './set-up';
import { createTestDatabase, type TestDatabase } from './test-portal';

/** Whose rows the lists are about. */
export const OWNER = '00000000-0000-4000-8000-000000000001';

/** Time of the rows. */
export const NOW = new Date('2026-06-05T12:00:00+08:00');

/** The same in SQL. */
export const AT = `timestamptz '${NOW.toISOString()}'`;

const ROWS = 30_000;

/** How a list is read. */
export interface ListPlan {
  /** Index it is read from first; absent where it is read from none. */
  readonly index: string | undefined;
  readonly isSorted: boolean;
}

/** Lists of a table that holds much, and how the database reads them. */
export interface TablePlans {
  readonly database: Database;
  /** Lines of a plan. */
  explain(query: SQL): Promise<string>;
  /** How the first page of a list is read. */
  read(condition: SQL | undefined, order: readonly SQL[]): Promise<ListPlan>;
}

/** Column of owners in SQL: one row in `share` belongs to `OWNER`, the others to a thousand more. */
export function ownOneIn(share: number): string {
  return `case when n % ${share} = 0 then '${OWNER}'::uuid
    else ('00000000-0000-4000-9000-' || lpad((n % 1000)::text, 12, '0'))::uuid end`;
}

/** A database of the spec's own with 30,000 rows of a table, whose columns are given in SQL for `n` from 1 on. */
export function setUpPlans(table: PgTable, columns: Readonly<Record<string, string>>): TablePlans {
  let stored: TestDatabase;
  const database = setUp(async () => {
    stored = await createTestDatabase();
    return openTestDatabase(stored.address);
  });
  beforeAll(async () => {
    const { name } = getTableConfig(table);
    await stored.query(
      `insert into ${name} (${Object.keys(columns).join()})
       select ${Object.values(columns).join()} from generate_series(1, ${ROWS}) n`,
    );
    await stored.query(`vacuum analyze ${name}`);
  });
  afterAll(() => stored.drop());

  async function explain(query: SQL): Promise<string> {
    const { rows } = await database.orm.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  }
  return {
    database,
    explain,
    async read(condition, order) {
      const plan = await explain(
        sql`select id from ${table} where ${condition} order by ${sql.join([...order], sql`, `)} limit 20`,
      );
      return { index: /using (\w+)/.exec(plan)?.[1], isSorted: plan.includes('Sort') };
    },
  };
}
