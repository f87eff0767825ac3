import { CAPPED_TOTAL } from '@portal/api-contract/rules';
import { type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, QueryBuilder, type WithSubqueryWithSelection } from 'drizzle-orm/pg-core';
import { toOffset } from '../content-items/listing-columns';

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

type Found = WithSubqueryWithSelection<{ id: PgColumn; place: SQL.Aliased<number> }, 'found'>;

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
  const [first, last] = [toOffset(page), toOffset(page) + page.pageSize];
  const place = sql<number>`row_number() over (order by ${sql.join([...order], sql`, `)})`.as('place');
  const found = new QueryBuilder().$with('found').as((builder) =>
    builder
      .select({ id: table.id, place })
      .from(table)
      .where(condition)
      .orderBy(...order)
      .limit(Math.max(CAPPED_TOTAL, last)),
  );
  return {
    ...{ found, order },
    isOnPage: sql`${table.id} in (select id from found where place > ${first} and place <= ${last})`,
    total: sql<number>`(select least(count(*), ${CAPPED_TOTAL})::int from found)`,
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
