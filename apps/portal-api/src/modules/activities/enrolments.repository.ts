import { and, asc, eq, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { SYSTEM } from '../../platform/records/record-transition';
import { activity } from './activities.tables';
import { enrolments } from './enrolment-record';
import { enrolment, WAITING } from './enrolments.tables';

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

/** Gives the free seats of an activity that is held to those who wait, who came first first; none once it is over. */
export async function seatWaiting(runner: QueryRunner, held: ActivityRow, at: Date): Promise<void> {
  if (held.endsAt < at) return;
  const { enrolled, waiting } = await countEnrolments(runner, held.id);
  const capacity = held.content?.capacity ?? 0;
  const free = capacity === 0 ? waiting : Math.min(waiting, capacity - enrolled);
  if (free <= 0) return;
  const first = await runner
    .select()
    .from(enrolment)
    .where(and(eq(enrolment.activityId, held.id), eq(enrolment.state, WAITING)))
    .orderBy(asc(enrolment.createdAt), asc(enrolment.id))
    .limit(free)
    // Whose account is being closed at this moment waits no longer.
    .for('update', { skipLocked: true });
  for (const row of first) await enrolments.transition(runner, row, { action: 'seat', actor: SYSTEM, at });
}
