import { sql } from 'drizzle-orm';
import type { PageQuery } from '../../platform/content-items/page-queries';
import type { QueryRunner } from '../../platform/database/database';
import { contentSource } from './content.tables';

const MAX_PATHS = 45_000;

/** Day on which what a row of another table says was imported. */
const importDay = sql`(
  select ${contentSource.importedAt}::date from ${contentSource} where ${contentSource.path} = source)`;

/** URLs of all pages about items that a brand shows, newest first. */
export async function listItemPaths(orm: QueryRunner, pageQueries: readonly PageQuery[], visibleRange: number) {
  const pages = sql.join(
    pageQueries.map((query) => query({ visibleRange, importDay })),
    sql` union all `,
  );
  const { rows } = await orm.execute<{ path: string; changed_on: string }>(sql`
    select path, to_char(changed_on, 'YYYY-MM-DD') as changed_on from (${pages}) as address
    where changed_on is not null order by changed_on desc, path limit ${MAX_PATHS}`);
  return rows.map(({ path, changed_on: changedOn }) => ({ path, changedOn }));
}
