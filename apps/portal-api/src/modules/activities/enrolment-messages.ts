import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { Clock } from '../../platform/clock';
import type { Database, QueryRunner } from '../../platform/database/database';
import { postMessage } from '../../platform/messages/post-message';
import { activity } from './activities.tables';
import { enrolment } from './enrolments.tables';

/** Participants who are reminded in one transaction. */
const BATCH = 50;

const REMINDER_MS = 86_400_000;

const ON_SHELF = 2;

type ActivityFacts = Pick<typeof activity.$inferSelect, 'id' | 'title' | 'startsAt' | 'place'>;

/** When whoever takes a seat at this moment was reminded: now, where the time for reminders has come already. */
export function findRemindedAt({ startsAt }: Pick<ActivityFacts, 'startsAt'>, now: Date): Date | null {
  return startsAt.getTime() - REMINDER_MS <= now.getTime() ? now : null;
}

/** Tells whoever waited for a seat that it is theirs, in the caller's transaction. */
export async function tellOfSeat(runner: QueryRunner, ownerId: string, held: ActivityFacts, at: Date): Promise<void> {
  await post(runner, ownerId, held, at, {
    title: '候补已转为报名成功',
    body: `「${held.title}」有名额空出，您已从候补转为已报名。${describe(held)}`,
  });
}

/**
 * Reminds of activities a day before they begin: each participant once, whoever of several instances does it. What was
 * taken off the shelf, and who enrolled within that day, is left out.
 */
export async function remindParticipants({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  for (let reminded = BATCH; reminded === BATCH;)
    reminded = await database.transaction((runner) => remindSome(runner, clock()));
}

async function remindSome(runner: QueryRunner, now: Date): Promise<number> {
  const rows = await runner
    .select({ id: enrolment.id, ownerId: enrolment.ownerId, held: activity })
    .from(enrolment)
    .innerJoin(activity, eq(activity.id, enrolment.activityId))
    .where(
      and(
        eq(enrolment.state, 'enrolled'),
        isNull(enrolment.remindedAt),
        eq(activity.listingStatus, ON_SHELF),
        gt(activity.startsAt, now),
        lte(activity.startsAt, new Date(now.getTime() + REMINDER_MS)),
      ),
    )
    .limit(BATCH)
    .for('update', { of: enrolment, skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await runner.update(enrolment).set({ remindedAt: now }).where(inArray(enrolment.id, ids));
  for (const { ownerId, held } of rows) {
    await post(runner, ownerId, held, now, {
      title: '您报名的活动即将开始',
      body: `「${held.title}」即将开始。${describe(held)}`,
    });
  }
  return rows.length;
}

async function post(
  runner: QueryRunner,
  ownerId: string,
  { id }: ActivityFacts,
  at: Date,
  text: { readonly title: string; readonly body: string },
): Promise<void> {
  const link = `/activity-enroll?id=${encodeURIComponent(id)}`;
  await postMessage(runner, { ...text, ownerId, type: 'activity', link, recordNo: '', at });
}

function describe({ startsAt, place }: ActivityFacts): string {
  return `时间：${toChinaTime(startsAt).slice(0, 16).replace('T', ' ')}，地点：${place}`;
}
