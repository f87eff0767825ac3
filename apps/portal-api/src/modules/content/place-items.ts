import { and, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isDeepStrictEqual } from 'node:util';
import type { BrandSelection } from '../../platform/content-items/brand-selection';
import type { ContentFormat, ContentRow, ContentTable, Placing } from '../../platform/content-items/content-format';
import type { Database, QueryRunner } from '../../platform/database/database';
import { replaceEntries } from '../search/search-indexer';
import { growVersion, waitForTurn } from '../../platform/content-items/stored-versions';
import { skipDisk } from './content-store';

const SOURCES_AT_ONCE = 25;

/** A kind of files from whose rows brands choose. */
type PlacedFormat = ContentFormat & { readonly placing: Placing };

/**
 * Shows all that is stored where brands choose it now: the portal's own items, those that an operator imported, and those
 * of members. Returns the number of sources whose items have moved.
 */
export async function placeItems(
  database: Database,
  formats: readonly ContentFormat[],
  selections: readonly BrandSelection[],
): Promise<number> {
  let moved = 0;
  for (const format of formats.filter(isPlaced)) {
    const sources = await findMisplaced(database.orm, format, selections);
    for (let start = 0; start < sources.length; start += SOURCES_AT_ONCE) {
      const batch = sources.slice(start, start + SOURCES_AT_ONCE);
      await database.transaction((orm) => placeSources(orm, format, batch, selections));
    }
    moved += sources.length;
  }
  return moved;
}

function isPlaced(format: ContentFormat): format is PlacedFormat {
  return format.placing !== undefined;
}

async function findMisplaced(
  orm: QueryRunner,
  { table, placing }: PlacedFormat,
  selections: readonly BrandSelection[],
): Promise<string[]> {
  const names = ['source', 'visibleRanges', 'firstIn', 'featuredIn', ...placing.columns];
  const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([name]) => names.includes(name)));
  const rows: ContentRow[] = await orm.select(columns).from(table);
  const misplaced = rows.filter((row) => isMisplaced(row, placing.place(row, selections)));
  return [...new Set(misplaced.map((row) => String(row['source'])))];
}

function isMisplaced(row: ContentRow, place: ContentRow): boolean {
  return Object.entries(place).some(([name, value]) => !isDeepStrictEqual(row[name], value));
}

/** What the search knows of an item says where it is shown, so that is written anew. */
async function placeSources(
  orm: QueryRunner,
  { table, placing, topic, toEntries, toWords }: PlacedFormat,
  sources: readonly string[],
  selections: readonly BrandSelection[],
): Promise<void> {
  await skipDisk(orm);
  await waitForTurn(orm);
  const stored: ContentRow[] = await orm
    .select()
    .from(table)
    .where(inArray(table.source, [...sources]));
  const rows = stored.map((row) => ({ ...row, ...placing.place(row, selections) }) as ContentRow);
  for (const [index, row] of rows.entries()) {
    if (isMisplaced(stored[index] ?? {}, placing.place(row, selections)))
      await updatePlace(orm, table, placing, row, selections);
  }
  if (toEntries)
    await replaceEntries(
      orm,
      sources.map((source) => {
        const own = rows.filter((row) => row['source'] === source);
        return {
          source,
          entries: own.flatMap((row) => toEntries(row as never)),
          words: own.flatMap((row) => toWords?.(row as never) ?? []),
        };
      }),
    );
  await growVersion(orm, [topic]);
}

async function updatePlace(
  orm: QueryRunner,
  table: ContentTable,
  { columns, place }: Placing,
  row: ContentRow,
  selections: readonly BrandSelection[],
): Promise<void> {
  const known = getTableColumns(table) as Readonly<Record<string, PgColumn>>;
  const isRow = columns.map((name) => eq(known[name] as PgColumn, row[name]));
  await orm
    .update(table)
    .set(place(row, selections) as never)
    .where(and(eq(table.source, String(row['source'])), ...isRow));
}
