import { CONTENT_KIND } from '@portal/api-contract/community';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import type { QueryRunner } from '../../platform/database/database';
import { communityContent } from './community.tables';
import { IS_SHOWN } from './content-readers';

/** Questions that are looked through for whoever knows a subject. */
const MAX_QUESTIONS = 500;

/** Tags of an item as its readers see it; none where there is none. */
export async function readTags(runner: QueryRunner, mid: string): Promise<readonly string[]> {
  const [row] = await runner
    .select({ tags: communityContent.tags })
    .from(communityContent)
    .where(eq(communityContent.mid, mid));
  return row?.tags ?? [];
}

/** Query of the `mid` of the newest questions on the shelf that have one of some tags, for an `in`. */
export function listTaggedQuestions(tags: readonly string[]): SQL {
  const { mid, mainType, publishedAt } = communityContent;
  const isTagged = sql`${communityContent.tags} && ${sql.param(tags)}::text[]`;
  const found = new QueryBuilder()
    .select({ mid })
    .from(communityContent)
    .where(and(IS_SHOWN, eq(mainType, CONTENT_KIND.question), isTagged))
    .orderBy(desc(publishedAt))
    .limit(MAX_QUESTIONS);
  return sql`${found}`;
}
