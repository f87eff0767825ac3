import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DETAIL_PATHS } from './item-links';

/** Query for addresses of pages that a brand shows: `path`, and `changed_on`, the day they changed. */
export type AddressQuery = (visibleRange: number) => SQL;

/** Day on which what a row says was imported. */
export const IMPORT_DAY = sql`(select imported_at::date from content_source where content_source.path = source)`;

/** Addresses of the pages of listed items. */
export function listDetailPages(
  kind: keyof typeof DETAIL_PATHS,
  { id, changedOn, condition = sql`true` }: { id: PgColumn; changedOn: SQL | PgColumn; condition?: SQL },
): AddressQuery {
  return (visibleRange) =>
    sql`select ${DETAIL_PATHS[kind]} || '/' || ${id} || '.html' as path, ${changedOn} as changed_on from ${id.table}
      where listing_status = 2 and visible_ranges @> array[${visibleRange}]::int[] and ${condition}`;
}
