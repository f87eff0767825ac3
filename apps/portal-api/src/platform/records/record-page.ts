import { CAPPED_TOTAL } from '@portal/api-contract/rules';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import { toOffset } from '../content-items/listing-columns';
import type { QueryRunner } from '../database/database';
import { defineStatement } from '../database/define-statement';
import { makeOnceFor } from '../make-once-for';

/** Which page of a list is asked for; the first is 1. */
export interface PageInput {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** A table whose records have UUIDs for keys. */
export type KeyedTable = PgTable & { readonly id: PgColumn };

/** A page of a list, and how many records there are, up to `CAPPED_TOTAL`. */
export interface ListedPage<Row> {
  readonly rows: Row[];
  readonly total: number;
}

/**
 * Reads a page of the records that a condition leaves: whole, or what is chosen of them by an object that stays the same
 * from call to call. The keys of all that are counted come first, where an index covers condition and order from it alone;
 * the records of the page are read by their keys, by a statement that each connection plans once.
 */
export function readRecordPage<Table extends KeyedTable>(
  orm: QueryRunner,
  table: Table,
  condition: SQL | undefined,
  order: readonly SQL[],
  page: PageInput,
): Promise<ListedPage<Table['$inferSelect']>>;
export function readRecordPage<Columns extends SelectedFields>(
  orm: QueryRunner,
  table: KeyedTable,
  condition: SQL | undefined,
  order: readonly SQL[],
  page: PageInput,
  columns: Columns,
): Promise<ListedPage<SelectResultFields<Columns>>>;
export async function readRecordPage(
  orm: QueryRunner,
  table: KeyedTable,
  condition: SQL | undefined,
  order: readonly SQL[],
  page: PageInput,
  columns: SelectedFields = getTableColumns(table),
): Promise<ListedPage<unknown>> {
  const [first, last] = [toOffset(page) + 1, toOffset(page) + page.pageSize];
  const listed = orm
    .select({ id: table.id })
    .from(table)
    .where(condition)
    .orderBy(...order)
    .limit(Math.max(CAPPED_TOTAL, last));
  const found = await orm.execute<{ ids: string[]; total: number }>(sql`
    select ids[${first}:${last}] as ids, least(cardinality(ids), ${CAPPED_TOTAL}) as total
    from (select array(${listed}) as ids) as found`);
  const { ids = [], total = 0 } = found.rows[0] ?? {};
  return { rows: ids.length === 0 ? [] : await getReader(columns, table)(orm).execute({ ids }), total };
}

// By what is read; what is read of which table is the caller's constant.
const getReader = makeOnceFor(defineReader);

/** Reads records by their keys, in the order of these. */
function defineReader(columns: SelectedFields, table: KeyedTable) {
  const ids = sql`${sql.placeholder('ids')}::uuid[]`;
  return defineStatement((orm) =>
    orm
      .select(columns)
      .from(table as PgTable)
      .where(sql`${table.id} = any(${ids})`)
      .orderBy(sql`array_position(${ids}, ${table.id})`),
  );
}
