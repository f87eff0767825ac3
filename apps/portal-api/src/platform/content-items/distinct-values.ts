import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../database/database';
import { isVisibleIn } from './listing-columns';

type ListedTable = PgTable & { readonly listingStatus: PgColumn; readonly visibleRanges: PgColumn };

/** Texts a column has among the shown items of a brand, in Chinese order; empty ones are left out. */
export async function listDistinct(
  orm: QueryRunner,
  table: ListedTable,
  column: PgColumn,
  visibleRange: number,
): Promise<string[]> {
  const rows = await orm.selectDistinct({ value: column }).from(table).where(isVisibleIn(table, visibleRange));
  return rows
    .map(({ value }) => String(value))
    .filter(Boolean)
    .sort((left, right) => left.localeCompare(right, 'zh'));
}
