import { describeState, trialLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { openForm } from '../applications/application-form';
import { trial } from './trials.tables';

/** What the owner has tried, or applied to try. */
export const trialData: PersonalData = {
  name: 'trials',
  title: '试用',
  tables: ['trial'],
  columns: {
    trialNo: '试用编号',
    productName: '产品',
    state: '状态',
    reason: '未通过原因',
    form: '填写内容',
    extensionReason: '延期原因',
    rating: '评分',
    feedback: '评价',
    consentedAt: '同意时间',
    createdAt: '提交时间',
    openedAt: '开通时间',
    endsAt: '到期时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(trial).where(eq(trial.ownerId, id)).orderBy(asc(trial.createdAt));
    return rows.map((row) => ({
      ...row,
      ...{ state: describeState(trialLifecycle, row.state).label, form: openForm(protection, row) },
    }));
  },
  retention: ERASED,
  async erase({ runner }, { id }) {
    const rows = await runner.delete(trial).where(eq(trial.ownerId, id)).returning({ id: trial.id });
    await eraseStatusLog(
      runner,
      trialLifecycle,
      rows.map((row) => row.id),
    );
  },
};
