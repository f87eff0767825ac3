import { type SQL, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../database/database';
import { listDocumentAddresses } from '../documents/document-addresses';
import { DETAIL_PATHS } from './item-links';

const MAX_ADDRESSES = 45_000;

/** Addresses of all pages about items that a brand shows, newest first. */
export async function listItemAddresses(orm: QueryRunner, visibleRange: number) {
  const shown = sql`listing_status = 2 and visible_ranges @> array[${visibleRange}]::int[]`;
  const page = (kind: keyof typeof DETAIL_PATHS, id: string, day: string, table: string, more: SQL = sql``) =>
    sql`select ${DETAIL_PATHS[kind]} || '/' || ${sql.raw(id)} || '.html' as path, ${sql.raw(day)} as changed_on
        from ${sql.raw(table)} where ${shown} ${more}`;
  const imported = `(select imported_at::date from content_source where content_source.path = source)`;
  const rows = await orm.execute<{ path: string; changed_on: string }>(sql`
    select path, to_char(changed_on, 'YYYY-MM-DD') as changed_on from (
      ${page('product', 'code', 'published_on', 'product', sql`and not is_content_empty`)}
      union all ${page('solution', 'id', imported, 'solution')}
      union all ${page('case', 'id', 'published_on', 'case_study')}
      union all ${page('news', 'id', 'published_on', 'news')}
      union all ${page('activity', 'id', imported, 'activity')}
      union all ${page('model', 'id', 'published_on', 'industrial_model')}
      union all select '/content/' || id, effective_on from legal_document
      union all ${listDocumentAddresses(visibleRange)}
    ) as address
    where changed_on is not null order by changed_on desc, path limit ${MAX_ADDRESSES}`);
  return rows.rows.map(({ path, changed_on: changedOn }) => ({ path, changedOn }));
}
