import { arrayContains, eq, type SQL, and } from 'drizzle-orm';
import { integer, type PgColumn, smallint, text } from 'drizzle-orm/pg-core';

/** Listing status of an item that visitors may see (spec §3). */
const ON_SHELF = 2;

/** Columns of every listed content item. */
export function listingColumns() {
  return {
    listingStatus: smallint('listing_status').notNull(),
    weight: integer('weight').notNull(),
    visibleRanges: integer('visible_ranges').array().notNull(),
    source: text('source').notNull(),
  };
}

interface ListedTable {
  readonly listingStatus: PgColumn;
  readonly visibleRanges: PgColumn;
}

/** Condition under which visitors of a brand see an item; an unknown range matches nothing. */
export function isVisibleIn(table: ListedTable, visibleRange: number): SQL | undefined {
  return and(eq(table.listingStatus, ON_SHELF), arrayContains(table.visibleRanges, [visibleRange]));
}
