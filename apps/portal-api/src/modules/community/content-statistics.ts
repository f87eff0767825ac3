import { QUEUE_AGE_HOURS } from '@portal/api-contract/community';
import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { communityContent } from './community.tables';

/** How old is what waits for a moderator, and what was published before one has looked. */
export async function readContentStatistics(orm: QueryRunner, now: Date) {
  const { submittedAt, uncheckedSince, isAppeal, deletedAt } = communityContent;
  const at = sql`${now.toISOString()}::timestamptz`;
  const minutes = sql`extract(epoch from ${at} - ${submittedAt}) / 60`;
  const places = sql.join(
    QUEUE_AGE_HOURS.map((hours) => sql`${hours * 60}::float8`),
    sql`, `,
  );
  const [waiting] = await orm
    .select({
      total: sql<number>`count(*)::int`,
      appeals: sql<number>`count(*) filter (where ${isAppeal})::int`,
      oldest: sql<string | null>`min(${submittedAt})`,
      medianMinutes: sql<number>`coalesce(percentile_cont(0.5) within group (order by ${minutes}), 0)::int`,
    })
    .from(communityContent)
    .where(and(isNotNull(submittedAt), isNull(deletedAt)));
  const place = sql<number>`width_bucket((${minutes})::float8, array[${places}])`;
  const ages = await orm
    .select({ place, total: sql<number>`count(*)::int` })
    .from(communityContent)
    .where(and(isNotNull(submittedAt), isNull(deletedAt)))
    .groupBy(sql`1`);
  const unchecked = await orm.$count(communityContent, and(isNotNull(uncheckedSince), isNull(deletedAt)));
  return {
    ...{ waiting: waiting?.total ?? 0, appeals: waiting?.appeals ?? 0, unchecked },
    oldestAt: waiting?.oldest ? toChinaTime(new Date(waiting.oldest)) : null,
    medianMinutes: waiting?.medianMinutes ?? 0,
    ages: [...QUEUE_AGE_HOURS, null].map((upToHours, index) => ({
      upToHours,
      total: ages.find((age) => age.place === index)?.total ?? 0,
    })),
  };
}
