import { inArray, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QueryRunner } from './database';

/** Rows of one statement: however many there are, none of them comes near the limit of a statement's time. */
export const DELETE_STEP = 2000;

/**
 * Deletes all rows that fulfil a condition, a bounded number at a time, in the caller's transaction. `follow` deletes
 * what belongs to them, step by step.
 */
export async function deleteInSteps(
  runner: QueryRunner,
  table: PgTable & { readonly id: PgColumn },
  condition: SQL,
  follow: (ids: readonly string[]) => Promise<unknown> = async () => undefined,
): Promise<void> {
  for (;;) {
    const step = runner.select({ id: table.id }).from(table).where(condition).limit(DELETE_STEP);
    const rows = await runner.delete(table).where(inArray(table.id, step)).returning({ id: table.id });
    await follow(rows.map(({ id }) => String(id)));
    if (rows.length < DELETE_STEP) return;
  }
}
