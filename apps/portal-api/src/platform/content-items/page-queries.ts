import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { DETAIL_PATHS } from './item-links';

/** Which addresses are asked for. */
export interface PageScope {
  readonly visibleRange: number;
  /** Day on which what a row says was imported, for a query of a table that is filled from content files. */
  readonly importDay: SQL;
}

/** Query for URLs of pages that a brand shows: `path`, and `changed_on`, the day they changed. */
export type PageQuery = (scope: PageScope) => SQL;

/** What URLs of items are made of. */
interface ListedPages {
  readonly id: PgColumn;
  /** Day of the last change; that of the import where items bear none. */
  readonly changedOn?: PgColumn;
  readonly condition?: SQL;
}

/** URLs of the pages of listed items. */
export function listDetailPages(
  kind: keyof typeof DETAIL_PATHS,
  { id, changedOn, condition = sql`true` }: ListedPages,
): PageQuery {
  return ({ visibleRange, importDay }) =>
    sql`select ${DETAIL_PATHS[kind]} || '/' || ${id} || '.html' as path, ${changedOn ?? importDay} as changed_on
      from ${id.table}
      where listing_status = 2 and visible_ranges @> array[${visibleRange}]::int[] and ${condition}`;
}
