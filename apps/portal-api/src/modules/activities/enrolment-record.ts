import { enrolmentLifecycle } from '@portal/lifecycles';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { defineRecord } from '../../platform/records/define-record';
import { activity } from './activities.tables';
import { findRemindedAt, tellOfSeat, toEnrolmentPage } from './enrolment-messages';
import { ENROLLED, enrolment } from './enrolments.tables';

/** A stored enrolment. */
export type EnrolmentRow = typeof enrolment.$inferSelect;

/** Enrolments, and the only way to change one. Whoever gives seats holds the activity. */
export const enrolments = defineRecord({
  lifecycle: enrolmentLifecycle,
  table: enrolment,
  guards: {
    async isOpen({ activityId }, { runner, at }) {
      const { endsAt } = await readActivity(runner, activityId);
      return endsAt < at ? '活动已结束，不能报名' : '';
    },
    async hasSeat({ id, activityId }, { runner }) {
      const { content } = await readActivity(runner, activityId);
      const capacity = content?.capacity ?? 0;
      return capacity > 0 && (await countOthersSeated(runner, activityId, id)) >= capacity ? '名额已满' : '';
    },
    async hasNotBegun({ activityId }, { runner, at }) {
      const { startsAt } = await readActivity(runner, activityId);
      return startsAt <= at ? '活动已开始，不能取消报名' : '';
    },
  },
  describe: ({ id, activityId }) => ({
    ...{ number: id, title: '', messageType: 'activity' },
    link: toEnrolmentPage(activityId),
  }),
  async effects(runner, { activityId, ownerId }, { action, at }) {
    if (action !== 'seat') return {};
    const held = await readActivity(runner, activityId);
    await tellOfSeat(runner, ownerId, held, at);
    return { remindedAt: findRemindedAt(held, at) };
  },
});

async function readActivity(runner: QueryRunner, id: string): Promise<typeof activity.$inferSelect> {
  const [row] = await runner.select().from(activity).where(eq(activity.id, id));
  if (row === undefined) throw new HttpError(404, '活动不存在');
  return row;
}

async function countOthersSeated(runner: QueryRunner, activityId: string, id: string): Promise<number> {
  const [row] = await runner
    .select({ total: sql<number>`count(*)::int` })
    .from(enrolment)
    .where(and(eq(enrolment.activityId, activityId), eq(enrolment.state, ENROLLED), ne(enrolment.id, id)));
  return row?.total ?? 0;
}
