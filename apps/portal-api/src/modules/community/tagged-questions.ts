import { CONTENT_KIND } from '@portal/api-contract/community';
import { and, desc, eq, sql } from 'drizzle-orm';
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

/** Query of the newest questions on the shelf that have one of some tags, to be joined: their `mid` and their askers. */
export function listTaggedQuestions(tags: readonly string[]) {
  const { mid, ownerId, mainType, publishedAt } = communityContent;
  const isTagged = sql`${communityContent.tags} && ${sql.param(tags)}::text[]`;
  return new QueryBuilder()
    .select({ mid, askerId: ownerId })
    .from(communityContent)
    .where(and(IS_SHOWN, eq(mainType, CONTENT_KIND.question), isTagged))
    .orderBy(desc(publishedAt))
    .limit(MAX_QUESTIONS)
    .as('tagged');
}
