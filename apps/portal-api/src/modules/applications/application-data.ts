import { applicationLifecycle } from '@portal/lifecycles';
import { and, asc, eq } from 'drizzle-orm';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { openForm } from './application-form';
import { isListed } from './applications.repository';
import { application } from './applications.tables';

/** Forms that somebody works on. */
export const applicationData: PersonalData = {
  name: 'applications',
  title: '申请（模型、合作、职位、咨询、参观、方案、白皮书、举报）',
  tables: ['application'],
  columns: {
    applicationNo: '申请编号',
    kind: '类型',
    itemName: '对象',
    state: '状态',
    reason: '未通过原因',
    form: '填写内容',
    consentedAt: '同意时间',
    createdAt: '提交时间',
    updatedAt: '更新时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm
      .select()
      .from(application)
      .where(and(isListed, eq(application.ownerId, id)))
      .orderBy(asc(application.createdAt));
    return rows.map((row) => ({ ...row, form: openForm(protection, row) }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    const rows = await runner.delete(application).where(eq(application.ownerId, id)).returning({ id: application.id });
    await eraseStatusLog(
      runner,
      applicationLifecycle,
      rows.map((row) => row.id),
    );
  },
};
