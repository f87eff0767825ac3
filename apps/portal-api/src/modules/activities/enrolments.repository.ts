import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { activity } from './activities.tables';
import { findRemindedAt, tellOfSeat } from './enrolment-messages';
import { enrolment } from './enrolments.tables';

type ActivityRow = typeof activity.$inferSelect;

/** How many have a seat in an activity, and how many wait for one. */
export async function countEnrolments(orm: QueryRunner, activityId: string) {
  const [row] = await orm
    .select({
      enrolled: sql<number>`count(*) filter (where ${enrolment.state} = 'enrolled')::int`,
      waiting: sql<number>`count(*) filter (where ${enrolment.state} = 'waiting')::int`,
    })
    .from(enrolment)
    .where(eq(enrolment.activityId, activityId));
  return row ?? { enrolled: 0, waiting: 0 };
}

/**
 * The activity, held for this transaction: seats are given out one after the other. Not by a lock of its row, which is
 * another one once the content was imported again.
 */
export async function holdActivity(orm: QueryRunner, activityId: string): Promise<ActivityRow | undefined> {
  await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`activity ${activityId}`}, 0))`);
  const [row] = await orm.select().from(activity).where(eq(activity.id, activityId));
  return row;
}

/** Gives the free seats of an activity that is held to those who wait, who came first first. */
export async function seatWaiting(orm: QueryRunner, held: ActivityRow, now: Date): Promise<void> {
  const { enrolled, waiting } = await countEnrolments(orm, held.id);
  const capacity = held.content?.capacity ?? 0;
  const free = capacity === 0 ? waiting : Math.min(waiting, capacity - enrolled);
  for (let seat = 0; seat < free; seat += 1) await seatFirstWaiting(orm, held.id, now);
}

/** Gives a seat to the first who waits, who is told of it; nobody needs one once it is over. */
async function seatFirstWaiting(orm: QueryRunner, activityId: string, now: Date): Promise<void> {
  const [first] = await orm
    .select({ id: enrolment.id, ownerId: enrolment.ownerId, held: activity })
    .from(enrolment)
    .innerJoin(activity, and(eq(activity.id, enrolment.activityId), gte(activity.endsAt, now)))
    .where(and(eq(enrolment.activityId, activityId), eq(enrolment.state, 'waiting')))
    .orderBy(asc(enrolment.createdAt), asc(enrolment.id))
    .limit(1);
  if (!first) return;
  const { id, ownerId, held } = first;
  await orm
    .update(enrolment)
    .set({ state: 'enrolled', remindedAt: findRemindedAt(held, now) })
    .where(eq(enrolment.id, id));
  await tellOfSeat(orm, ownerId, held, now);
}
