import { type ActivityBrief, listActivities } from '@portal/api-contract';
import { asc, desc, sql } from 'drizzle-orm';
import type { Clock } from '../../clock';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { isVisibleIn } from '../content/listing-columns';
import { activity } from './activities.tables';
import { toActivityState, toChinaTime } from './activity-state';

/** States follow the clock, so a list of them does not stay right for long. */
const MAX_AGE_MS = 30_000;

/** Calls about marketing activities. */
export function createActivityRoutes(orm: QueryRunner, clock: Clock): Implementation[] {
  return [
    implement(
      listActivities,
      async ({ visibleRange, pageNo, pageSize }) => {
        const now = clock();
        const condition = isVisibleIn(activity, visibleRange);
        const isOver = sql`${activity.endsAt} < ${now.toISOString()}::timestamptz`;
        const rows = await orm
          .select()
          .from(activity)
          .where(condition)
          .orderBy(
            sql`${isOver} asc`,
            sql`case when not (${isOver}) then ${activity.startsAt} end asc`,
            desc(activity.startsAt),
            asc(activity.id),
          )
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize);
        const total = await orm.$count(activity, condition);
        return { list: rows.map((row) => toBrief(row, now)), total, pageNo, pageSize };
      },
      { cache: 'content', maxAgeMs: MAX_AGE_MS },
    ),
  ];
}

function toBrief(row: typeof activity.$inferSelect, now: Date): ActivityBrief {
  const { id, title, summary, startsAt, endsAt, place, coverImage } = row;
  return {
    id,
    title,
    summary,
    startsAt: toChinaTime(startsAt),
    endsAt: toChinaTime(endsAt),
    place,
    state: toActivityState(row, now),
    coverImage,
  };
}
