import { toChinaTime } from '../../platform/china-time';
import type { QueryRunner } from '../../platform/database/database';
import { postMessage } from '../../platform/messages/post-message';
import type { activity } from './activities.tables';

/** How long before an activity its participants are reminded. */
export const REMINDER_MS = 86_400_000;

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

/** Reminds a participant of an activity, in the caller's transaction. */
export async function remindOf(runner: QueryRunner, ownerId: string, held: ActivityFacts, at: Date): Promise<void> {
  await post(runner, ownerId, held, at, {
    title: '您报名的活动即将开始',
    body: `「${held.title}」即将开始。${describe(held)}`,
  });
}

/** Page of an activity's enrolment, inside the site and without prefix. */
export function toEnrolmentPage(activityId: string): string {
  return `/activity-enroll?id=${encodeURIComponent(activityId)}`;
}

async function post(
  runner: QueryRunner,
  ownerId: string,
  { id }: ActivityFacts,
  at: Date,
  text: { readonly title: string; readonly body: string },
): Promise<void> {
  await postMessage(runner, { ...text, ownerId, type: 'activity', link: toEnrolmentPage(id), recordNo: '', at });
}

function describe({ startsAt, place }: ActivityFacts): string {
  return `时间：${toChinaTime(startsAt).slice(0, 16).replace('T', ' ')}，地点：${place}`;
}
