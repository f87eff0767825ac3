import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Condition that a key is none of some, however many. */
export function isNoneOf(column: PgColumn, keys: readonly string[]): SQL {
  return sql`${column} <> all (${sql.param([...keys])}::${sql.raw(column.getSQLType())}[])`;
}
