import { and, asc, eq } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { holdActivity, seatWaiting } from './enrolments.repository';
import { ENROLLED, enrolment, ENROLMENT_WORDS } from './enrolments.tables';

/** Activities the owner took part in. */
export const enrolmentData: PersonalData = {
  name: 'enrolments',
  title: '活动报名',
  tables: ['enrolment'],
  columns: { activityId: '活动', state: '状态', form: '填写内容', consentedAt: '同意时间', createdAt: '报名时间' },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(enrolment).where(eq(enrolment.ownerId, id)).orderBy(asc(enrolment.createdAt));
    return rows.map((row) => ({
      ...row,
      state: ENROLMENT_WORDS[row.state],
      form: JSON.parse(protection.decrypt(row.formEncrypted, `enrolment.form:${row.id}`)) as unknown,
    }));
  },
  retention: ERASED,
  async erase({ runner, now }, { id }) {
    const rows = await runner
      .select({ activityId: enrolment.activityId })
      .from(enrolment)
      .where(and(eq(enrolment.ownerId, id), eq(enrolment.state, ENROLLED)))
      .orderBy(asc(enrolment.activityId));
    const activities = [];
    for (const { activityId } of rows) activities.push(await holdActivity(runner, activityId));
    const erased = await runner.delete(enrolment).where(eq(enrolment.ownerId, id)).returning({ id: enrolment.id });
    await eraseStatusLog(
      runner,
      erased.map((row) => row.id),
    );
    // The seats that became free are given to those who wait.
    for (const held of activities) if (held) await seatWaiting(runner, held, now);
  },
};
