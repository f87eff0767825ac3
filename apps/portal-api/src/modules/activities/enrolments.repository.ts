import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { activity } from './activities.tables';
import { findRemindedAt, tellOfSeat } from './enrolment-messages';
import { enrolment } from './enrolments.tables';

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

/** The activity, held for this transaction: seats are given out one after the other. */
export async function holdActivity(orm: QueryRunner, activityId: string) {
  const [row] = await orm.select().from(activity).where(eq(activity.id, activityId)).for('update');
  return row;
}

/** Gives the seat that became free to the first who waits, who is told of it; nobody needs one once it is over. */
export async function promoteFirstWaiting(orm: QueryRunner, activityId: string, now: Date): Promise<void> {
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
