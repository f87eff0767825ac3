import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../platform/database/database';

/** Plan of the first page of a list, line by line. */
export async function explainList(
  orm: QueryRunner,
  table: PgTable,
  condition: SQL | undefined,
  order: readonly SQL[],
): Promise<string> {
  const { rows } = await orm.execute<{ 'QUERY PLAN': string }>(
    sql`explain select id from ${table} where ${condition} order by ${sql.join([...order], sql`, `)} limit 20`,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}
