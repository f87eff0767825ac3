import type { REPUTATION_CAUSES } from '@portal/api-contract/community';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { toOffset } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import type { PageInput } from '../../platform/records/record-page';
import { communityReputation } from './people.tables';

/** Lines of somebody's reputation, the newest first, and how many there are. */
export async function readReputationPage(runner: QueryRunner, ownerId: string, page: PageInput) {
  const isOwn = eq(communityReputation.ownerId, ownerId);
  const rows = await runner
    .select()
    .from(communityReputation)
    .where(isOwn)
    .orderBy(desc(communityReputation.createdAt), desc(communityReputation.id))
    .limit(page.pageSize)
    .offset(toOffset(page));
  return { rows, total: await runner.$count(communityReputation, isOwn) };
}

/** How somebody's reputation moved since a moment, by day of China. */
export async function sumReputationByDay(
  runner: QueryRunner,
  ownerId: string,
  since: Date,
): Promise<ReadonlyMap<string, number>> {
  const day = sql<string>`to_char(${communityReputation.createdAt} at time zone 'Asia/Shanghai', 'YYYY-MM-DD')`;
  const rows = await runner
    .select({ day, total: sql<number>`sum(${communityReputation.points})::int` })
    .from(communityReputation)
    .where(and(eq(communityReputation.ownerId, ownerId), gte(communityReputation.createdAt, since)))
    .groupBy(day);
  return new Map(rows.map((row) => [row.day, row.total]));
}

/** What one cause has brought to each of those it concerned about one thing, and how many lines say so. */
export async function sumOfTarget(
  runner: QueryRunner,
  cause: keyof typeof REPUTATION_CAUSES,
  targetId: string,
): Promise<ReadonlyMap<string, { readonly points: number; readonly times: number }>> {
  const { ownerId, points } = communityReputation;
  const rows = await runner
    .select({ ownerId, points: sql<number>`sum(${points})::int`, times: sql<number>`count(*)::int` })
    .from(communityReputation)
    .where(and(eq(communityReputation.cause, cause), eq(communityReputation.targetId, targetId)))
    .groupBy(ownerId);
  return new Map(rows.map((row) => [row.ownerId, row]));
}

/** Those whose reputation has grown most since a moment. */
export function listRisen(
  runner: QueryRunner,
  since: Date,
  limit: number,
): Promise<{ readonly ownerId: string; readonly gained: number }[]> {
  const gained = sql<number>`sum(${communityReputation.points})::int`;
  return runner
    .select({ ownerId: communityReputation.ownerId, gained })
    .from(communityReputation)
    .where(gte(communityReputation.createdAt, since))
    .groupBy(communityReputation.ownerId)
    .having(sql`sum(${communityReputation.points}) > 0`)
    .orderBy(desc(gained), communityReputation.ownerId)
    .limit(limit);
}
