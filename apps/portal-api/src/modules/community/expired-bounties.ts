import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { findDueIds } from '../../platform/jobs/due-rows';
import { communityContent } from './community.tables';

const { id, mid, ownerId, title, bounty, bountyUntil, questionStatus } = communityContent;

/** Work on bounties whose time is over. */
export const EXPIRE_BOUNTY = 'communitycontent.expireBounty';

/** Questions that are open or have an accepted answer; the bounty of one that is closed went back with it. */
const isExpired = (now: Date) => and(lte(bountyUntil, now), gt(bounty, 0), inArray(questionStatus, [1, 2, 3]));

/** Keys of the questions whose bounty has come to its end, those that wait longest first. */
export function findExpiredBounties(orm: QueryRunner, now: Date, limit: number): Promise<string[]> {
  const due = { name: EXPIRE_BOUNTY, table: communityContent, isDue: isExpired, since: bountyUntil };
  return findDueIds(due, orm, now, limit);
}

/** One of them by its key, if it still is one. */
export async function findExpiredBounty(runner: QueryRunner, key: string, now: Date) {
  const [question] = await runner
    .select({ mid, ownerId, title, questionStatus })
    .from(communityContent)
    .where(and(eq(id, key), isExpired(now)));
  return question;
}
