import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QueryRunner } from './database';

/** Records that one transaction erases of a kind of which somebody may have many: nobody waits for more. */
export const ERASE_STEP = 200;

/**
 * Deletes rows that fulfil a condition, as many as one transaction may, in the caller's; `follow` deletes what belongs to
 * them. Tells whether there may be more.
 */
export async function eraseSome(
  runner: QueryRunner,
  table: PgTable & { readonly id: PgColumn },
  condition: SQL,
  follow: (ids: readonly string[]) => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  const step = runner.select({ id: table.id }).from(table).where(condition).limit(ERASE_STEP);
  const rows = await runner.delete(table).where(inArray(table.id, step)).returning({ id: table.id });
  await follow(rows.map(({ id }) => String(id)));
  return rows.length === ERASE_STEP;
}
