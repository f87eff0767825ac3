import { and, asc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import { type DueWork, isNotQueued } from '../../platform/jobs/due-work';
import { activity } from './activities.tables';
import { enrolments } from './enrolment-record';
import { REMINDER_MS, remindOf } from './enrolment-messages';
import { holdActivity, seatWaiting } from './enrolments.repository';
import { ENROLLED, enrolment, WAITING } from './enrolments.tables';

const ON_SHELF = 2;

const FILL_SEATS = 'activity.fill-seats';

export interface DueEnrolmentsOptions {
  readonly database: Database;
  readonly clock: Clock;
}

const capacity = sql`coalesce((${activity.content} ->> 'capacity')::int, 0)`;

const hasFreeSeat = sql`${capacity} > (
  select count(*) from ${enrolment} as seated where seated.activity_id = ${activity.id} and seated.state = 'enrolled')`;

/** Seats those who wait where there is room, which a raised capacity makes without anybody's call. */
export function createDueSeats({ database, clock }: DueEnrolmentsOptions): DueWork {
  return {
    name: FILL_SEATS,
    async findDue(now, limit) {
      const rows = await database.orm
        .selectDistinct({ activityId: enrolment.activityId })
        .from(enrolment)
        .innerJoin(activity, eq(activity.id, enrolment.activityId))
        .where(
          and(
            eq(enrolment.state, WAITING),
            eq(activity.listingStatus, ON_SHELF),
            gte(activity.endsAt, now),
            or(eq(capacity, 0), hasFreeSeat),
            isNotQueued(FILL_SEATS, enrolment.activityId),
          ),
        )
        .orderBy(asc(enrolment.activityId))
        .limit(limit);
      return rows.map(({ activityId }) => activityId);
    },
    work: (activityId, run) =>
      database.transaction(async (runner) => {
        const held = await holdActivity(runner, activityId);
        if (held?.listingStatus === ON_SHELF) await seatWaiting(runner, held, clock());
        await run.complete(runner);
      }),
  };
}

/**
 * Reminds of activities a day before they begin: each participant once. What was taken off the shelf, and who enrolled
 * within that day, is left out.
 */
export function createDueReminders(options: DueEnrolmentsOptions): DueWork {
  const { orm } = options.database;
  const findSoon = (now: Date) =>
    orm
      .select({ id: activity.id })
      .from(activity)
      .where(
        and(
          eq(activity.listingStatus, ON_SHELF),
          gt(activity.startsAt, now),
          lte(activity.startsAt, new Date(now.getTime() + REMINDER_MS)),
        ),
      );
  return createDueRows(
    {
      name: 'activity.remind',
      table: enrolment,
      isDue: (now) =>
        and(eq(enrolment.state, ENROLLED), isNull(enrolment.remindedAt), inArray(enrolment.activityId, findSoon(now))),
      since: enrolment.createdAt,
      async work(runner, row, at) {
        const [held] = await runner.select().from(activity).where(eq(activity.id, row.activityId));
        if (held === undefined) return;
        await enrolments.mark(runner, row, { remindedAt: at });
        await remindOf(runner, row.ownerId, held, at);
      },
    },
    options,
  );
}
