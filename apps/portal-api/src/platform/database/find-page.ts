import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QueryRunner } from './database';

/** A row that is looked for in a list, and how the list is put into pages. */
export interface PlacedRow {
  readonly id: string;
  /** Order of the list, whole: no two rows stand at the same place. */
  readonly order: readonly SQL[];
  readonly pageSize: number;
}

/** Number of the page of a list on which the row with a key stands, from 1; `undefined` where it does not stand in the list. */
export async function findPage(
  runner: QueryRunner,
  key: PgColumn,
  isListed: SQL | undefined,
  { id, order, pageSize }: PlacedRow,
): Promise<number | undefined> {
  const place = sql<number>`(row_number() over (order by ${sql.join([...order], sql`, `)}))::int`.as('place');
  const places = runner
    .select({ id: sql<string>`${key}::text`.as('placed_id'), place })
    .from(key.table as PgTable)
    .where(isListed)
    .as('places');
  const [found] = await runner.select({ place: places.place }).from(places).where(eq(places.id, id));
  return found && Math.ceil(found.place / pageSize);
}
