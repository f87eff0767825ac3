import { and, arrayContains, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { integer, jsonb, type PgColumn, smallint, text } from 'drizzle-orm/pg-core';
import { HttpError } from '../http/http-error';
import type { Places } from './brand-selection';

/** Listing statuses of an item (spec §3): 1 is a draft. */
const ON_SHELF = 2;
const OFF_SHELF = 3;

/** Columns of every listed content item. */
export function listingColumns() {
  return {
    listingStatus: smallint('listing_status').notNull(),
    weight: integer('weight').notNull(),
    visibleRanges: integer('visible_ranges').array().notNull(),
    firstIn: jsonb('first_in').$type<Places>().notNull().default({}),
    featuredIn: jsonb('featured_in').$type<Places>().notNull().default({}),
    source: text('source').notNull(),
  };
}

interface ListedTable {
  readonly listingStatus: PgColumn;
  readonly visibleRanges: PgColumn;
}

interface ListedRow {
  readonly listingStatus: number;
  readonly visibleRanges: readonly number[];
}

/** Condition under which visitors of a brand see an item; an unknown range matches nothing. */
export function isVisibleIn(table: ListedTable, visibleRange: number): SQL | undefined {
  return and(eq(table.listingStatus, ON_SHELF), arrayContains(table.visibleRanges, [visibleRange]));
}

/** Order of a brand: what it puts first, then the heaviest. */
export function inBrandOrder(
  { firstIn, weight }: { readonly firstIn: PgColumn; readonly weight: PgColumn },
  visibleRange: number,
): SQL[] {
  return [inPlaces(firstIn, visibleRange), desc(weight)];
}

/** Order of places in a brand; what has none comes last. */
export function inPlaces(places: PgColumn, visibleRange: number): SQL {
  return sql`(${places} ->> ${String(visibleRange)}::text)::int asc nulls last`;
}

/** Condition under which a brand features an item. */
export function isFeaturedIn({ featuredIn }: { readonly featuredIn: PgColumn }, visibleRange: number): SQL<boolean> {
  return sql<boolean>`${featuredIn} ->> ${String(visibleRange)}::text is not null`;
}

/** Whether visitors of a brand see an item. */
export function isShown(row: ListedRow, visibleRange: number): boolean {
  return row.listingStatus === ON_SHELF && row.visibleRanges.includes(visibleRange);
}

/** Whether visitors of a brand could see an item before it was taken off the shelf. */
export function isWithdrawn(row: ListedRow | undefined, visibleRange: number): boolean {
  return row?.listingStatus === OFF_SHELF && row.visibleRanges.includes(visibleRange);
}

/** Gives an item to visitors of a brand. Unknown ones, drafts and other brands' are all rejected alike with 404. */
export function requireShown<Row extends ListedRow>(row: Row | undefined, visibleRange: number): Row {
  if (row === undefined || !isShown(row, visibleRange)) throw new HttpError(404);
  return row;
}

/**
 * Condition that one of the columns contains the keyword; full-width characters, also those of Chinese punctuation, and
 * plain ones are the same. None without a keyword.
 */
export function containsKeyword(columns: readonly (PgColumn | SQL)[], keyword: string | undefined): SQL | undefined {
  if (!keyword) return undefined;
  const pattern = toPattern(keyword.normalize('NFKC'));
  return or(...columns.map((column) => ilike(sql`normalize(${column}, NFKC)`, pattern)));
}

function toPattern(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Rows of a list to leave out before a page. */
export function toOffset({ pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }): number {
  return (pageNo - 1) * pageSize;
}
