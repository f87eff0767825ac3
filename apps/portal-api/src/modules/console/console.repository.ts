import { type Announcement, CONSOLE_LIMITS, type Todo, TODO_KINDS, UPCOMING_DAYS } from '@portal/api-contract/account';
import { asc, desc, sql } from 'drizzle-orm';
import { toDetailUrl } from '../../platform/content-items/item-links';
import { isVisibleIn } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { TodoQuery } from '../../platform/modules/todo-query';
import type { Subject } from '../../platform/security/session-verifier';
import { newsItem } from '../news/news.read-model';

const KINDS = Object.keys(TODO_KINDS);

/** What waits for somebody; kinds without any are left out. */
export async function findTodos(
  orm: QueryRunner,
  todoQueries: readonly TodoQuery[],
  { id }: Subject,
  now: Date,
): Promise<Todo[]> {
  const soon = new Date(now.getTime() + UPCOMING_DAYS * 86_400_000);
  const queries = todoQueries.map((query) => query(id, { now, soon }));
  // One round trip for all counts, each on an index that begins with the owner.
  const { rows } = await orm.execute<Todo & Record<string, unknown>>(sql.join(queries, sql` union all `));
  return rows
    .filter(({ total }) => total > 0)
    .map(({ kind, total }) => ({ kind, total }))
    .sort((first, second) => KINDS.indexOf(first.kind) - KINDS.indexOf(second.kind));
}

/** Newest announcements and news of a brand. */
export async function findAnnouncements(orm: QueryRunner, visibleRange: number): Promise<Announcement[]> {
  const rows = await orm
    .select({ id: newsItem.id, title: newsItem.title, publishedOn: newsItem.publishedOn })
    .from(newsItem)
    .where(isVisibleIn(newsItem, visibleRange))
    .orderBy(desc(newsItem.publishedOn), desc(newsItem.weight), asc(newsItem.id))
    .limit(CONSOLE_LIMITS.announcements);
  return rows.map((row) => ({ ...row, url: toDetailUrl('news', row.id) }));
}
