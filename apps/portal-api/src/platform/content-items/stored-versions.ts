import { sql } from 'drizzle-orm';
import { CONTENT_VERSIONS_QUERY, type ContentVersions } from '../database/content-versions';
import type { QueryRunner } from '../database/database';
import type { ContentTopic } from './content-topics';
import { contentState, contentTopic } from './content-versions.tables';

/** Counts a change of public content; one without topics is one of all. */
export async function growVersion(orm: QueryRunner, topics: readonly ContentTopic[]): Promise<void> {
  const grown = { version: sql<number>`${contentState.version} + 1` };
  const [row] = await orm.update(contentState).set(grown).returning({ version: contentState.version });
  const rows = [...new Set(topics)].sort().map((topic) => ({ topic, version: row?.version ?? 0 }));
  if (rows.length === 0) return;
  await orm
    .insert(contentTopic)
    .values(rows)
    .onConflictDoUpdate({ target: contentTopic.topic, set: { version: sql`excluded.version` } });
}

/** Tells every running API the versions of the content; within a transaction, once that commits. */
export async function tellVersions(orm: QueryRunner): Promise<void> {
  const query = sql.raw(CONTENT_VERSIONS_QUERY);
  await orm.execute(sql`select pg_notify('content_changed', versions::text) from (${query}) content`);
}

/** Current version of the content. */
export async function readVersion(orm: QueryRunner): Promise<number> {
  return (await readVersions(orm)).version;
}

/** Current version of the content, and the one at which each topic last changed. */
export async function readVersions(orm: QueryRunner): Promise<ContentVersions> {
  const { rows } = await orm.execute<{ versions: ContentVersions }>(sql.raw(CONTENT_VERSIONS_QUERY));
  return rows[0]?.versions ?? { version: 0, topics: {} };
}

/** Instances that share a database import one after the other. */
export async function waitForTurn(orm: QueryRunner): Promise<void> {
  await orm.select().from(contentState).for('update');
}
