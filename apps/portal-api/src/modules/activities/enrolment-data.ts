import { enrolmentLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { eraseSome } from '../../platform/database/erase-some';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { enrolment, ENROLMENT_WORDS } from './enrolments.tables';

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
  // Who waits for the seats that become free gets them a moment later: nobody else's call waits for this transaction.
  eraseMany: ({ runner }, { id }) =>
    eraseSome(runner, enrolment, eq(enrolment.ownerId, id), (ids) => eraseStatusLog(runner, enrolmentLifecycle, ids)),
};
