import { type ActivityBrief, type ActivityDetail, findActivityById, listActivities } from '@portal/api-contract';
import { and, asc, desc, eq, gte, lt, lte, ne, gt, sql, type SQL } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import { toItemLink } from '../../platform/content-items/item-links';
import {
  inPlaces,
  isVisibleIn,
  isWithdrawn,
  requireShown,
  toOffset,
} from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { rejectGone } from '../../platform/http/http-error';
import { activity } from './activities.tables';
import { toActivityState } from './activity-state';
import { countEnrolments } from './enrolments.repository';

/** States follow the clock, so a list of them does not stay right for long. */
const MAX_AGE_MS = 30_000;

/** Calls about marketing activities. */
export function createActivityRoutes(orm: QueryRunner, clock: Clock): Implementation[] {
  return [
    implement(
      listActivities,
      async (input) => {
        const { visibleRange, state, pageNo, pageSize } = input;
        const now = clock();
        const condition = and(isVisibleIn(activity, visibleRange), state && isInState(state, now));
        const isOver = sql`${activity.endsAt} < ${now.toISOString()}::timestamptz`;
        const rows = await orm
          .select()
          .from(activity)
          .where(condition)
          .orderBy(
            sql`${isOver} asc`,
            inPlaces(activity.featuredIn, visibleRange),
            sql`case when not (${isOver}) then ${activity.startsAt} end asc`,
            desc(activity.startsAt),
            asc(activity.id),
          )
          .limit(pageSize)
          .offset(toOffset(input));
        const total = await orm.$count(activity, condition);
        return { list: rows.map((row) => toBrief(row, now)), total, pageNo, pageSize };
      },
      { cache: 'content', maxAgeMs: MAX_AGE_MS },
    ),
    // Seats change with every enrolment, which is no change of content.
    implement(findActivityById, ({ id, visibleRange }) => readDetail(orm, id, visibleRange, clock())),
  ];
}

/** Condition under which an activity is in a state at a moment. */
function isInState(state: ActivityBrief['state'], now: Date): SQL | undefined {
  const conditions: Readonly<Record<ActivityBrief['state'], SQL | undefined>> = {
    enrolling: gt(activity.startsAt, now),
    ongoing: and(lte(activity.startsAt, now), gte(activity.endsAt, now)),
    ended: and(lt(activity.endsAt, now), eq(activity.hasReplay, false)),
    replay: and(lt(activity.endsAt, now), eq(activity.hasReplay, true)),
  };
  return conditions[state];
}

async function readDetail(orm: QueryRunner, id: string, visibleRange: number, now: Date): Promise<ActivityDetail> {
  const [found] = await orm.select().from(activity).where(eq(activity.id, id));
  if (found && isWithdrawn(found, visibleRange)) {
    throw rejectGone('该活动已下架', found.title, await listOthers(orm, found.id, visibleRange));
  }
  const row = requireShown(found, visibleRange);
  const { content, bodyHtml } = row;
  if (!content) throw new Error(`The activity ${id} has no content`);
  const { enrolled, waiting } = await countEnrolments(orm, id);
  return {
    ...toBrief(row, now),
    content,
    bodyHtml,
    seatsLeft: content.capacity === 0 ? null : Math.max(0, content.capacity - enrolled),
    waitingCount: waiting,
    related: await listOthers(orm, id, visibleRange),
  };
}

async function listOthers(orm: QueryRunner, id: string, visibleRange: number) {
  const rows = await orm
    .select({ id: activity.id, title: activity.title, summary: activity.summary })
    .from(activity)
    .where(and(isVisibleIn(activity, visibleRange), ne(activity.id, id)))
    .orderBy(desc(activity.startsAt), asc(activity.id))
    .limit(3);
  return rows.map((row) => toItemLink('activity', row));
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
