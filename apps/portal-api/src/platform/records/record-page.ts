import { CAPPED_TOTAL } from '@portal/api-contract/rules';
import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, QueryBuilder, type WithSubqueryWithSelection } from 'drizzle-orm/pg-core';
import { toOffset } from '../content-items/listing-columns';
import type { QueryRunner } from '../database/database';
import { countUpTo } from './queue-filter';

/** Which page of a list is asked for; the first is 1. */
export interface PageInput {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** Records of one page, for a statement that reads them and how many there are. */
export interface RecordPage {
  /** Stands before the statement. */
  readonly found: Found;
  readonly isOnPage: SQL;
  readonly order: readonly SQL[];
  /** How many records there are, up to `CAPPED_TOTAL`, to be read along with each. */
  readonly total: SQL<number>;
}

type Found = WithSubqueryWithSelection<{ ids: SQL.Aliased<string[]> }, 'found'>;

/**
 * Finds a page of the records that a condition leaves. The keys of all that are counted are read once, where an index
 * covers condition and order from it alone, and only the records of the page are looked at themselves.
 */
export function findRecordPage(
  table: PgTable & { readonly id: PgColumn },
  condition: SQL | undefined,
  order: readonly SQL[],
  page: PageInput,
): RecordPage {
  const [first, last] = [toOffset(page) + 1, toOffset(page) + page.pageSize];
  const builder = new QueryBuilder();
  const listed = builder
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(...order)
    .limit(Math.max(CAPPED_TOTAL, last));
  const ids = sql<string[]>`array(${listed})`;
  const found = builder.$with('found', { ids: ids.as('ids') }).as(sql`select ${ids} as ids`);
  return {
    ...{ found, order },
    isOnPage: sql`${table.id} = any(array(select unnest(ids[${first}:${last}]) from found))`,
    total: sql<number>`(select least(cardinality(ids), ${CAPPED_TOTAL}) from found)`,
  };
}

/** A page of the records that a condition leaves, whole, and how many there are, up to `CAPPED_TOTAL`. */
export async function readRecordPage<Table extends PgTable & { readonly id: PgColumn }>(
  orm: QueryRunner,
  table: Table,
  condition: SQL | undefined,
  order: readonly SQL[],
  page: PageInput,
): Promise<{ rows: Table['$inferSelect'][]; total: number }> {
  const { found, isOnPage, total } = findRecordPage(table, condition, order, page);
  const rows = await orm
    .with(found)
    .select({ row: table as PgTable, total })
    .from(table as PgTable)
    .where(isOnPage)
    .orderBy(...order);
  return {
    rows: rows.map(({ row }) => row),
    total: await readTotal(rows, page, () => countUpTo(orm, table, condition)),
  };
}

/** How many records there are by the rows of a page; an empty page beyond the first does not say. */
export async function readTotal(
  rows: readonly { readonly total: number }[],
  { pageNo }: PageInput,
  count: () => Promise<number>,
): Promise<number> {
  const [row] = rows;
  if (row !== undefined) return row.total;
  return pageNo === 1 ? 0 : count();
}
