import { and, asc, eq, gt, gte, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { type DueWork, isNotQueued } from '../../platform/jobs/due-work';
import { activity } from './activities.tables';
import { REMINDER_MS, remindOf } from './enrolment-messages';
import { holdActivity, seatWaiting } from './enrolments.repository';
import { enrolment } from './enrolments.tables';

const ON_SHELF = 2;

const FILL_SEATS = 'activity.fill-seats';
const REMIND = 'activity.remind';

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
            eq(enrolment.state, 'waiting'),
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
export function createDueReminders({ database, clock }: DueEnrolmentsOptions): DueWork {
  const isDue = (now: Date) =>
    and(
      eq(enrolment.state, 'enrolled'),
      isNull(enrolment.remindedAt),
      eq(activity.listingStatus, ON_SHELF),
      gt(activity.startsAt, now),
      lte(activity.startsAt, new Date(now.getTime() + REMINDER_MS)),
    );
  return {
    name: REMIND,
    async findDue(now, limit) {
      const rows = await database.orm
        .select({ id: enrolment.id })
        .from(enrolment)
        .innerJoin(activity, eq(activity.id, enrolment.activityId))
        .where(and(isDue(now), isNotQueued(REMIND, enrolment.id)))
        .orderBy(asc(activity.startsAt), asc(enrolment.id))
        .limit(limit);
      return rows.map(({ id }) => id);
    },
    work: (id, run) =>
      database.transaction(async (runner) => {
        const at = clock();
        const [row] = await runner
          .select({ ownerId: enrolment.ownerId, held: activity })
          .from(enrolment)
          .innerJoin(activity, eq(activity.id, enrolment.activityId))
          .where(and(eq(enrolment.id, id), isDue(at)))
          .for('update', { of: enrolment });
        if (row) {
          await runner.update(enrolment).set({ remindedAt: at }).where(eq(enrolment.id, id));
          await remindOf(runner, row.ownerId, row.held, at);
        }
        await run.complete(runner);
      }),
  };
}
