import { COMMUNITY_TARGETS, REPORT_CATEGORIES } from '@portal/api-contract/community';
import { communityReportLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { toChinaTime } from '../../platform/china-time';
import type { PersonalData } from '../../platform/modules/personal-data';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { communityReport } from './reports.tables';

/** What somebody has reported. */
export const reportData: PersonalData = {
  name: 'community-reports',
  title: '社区举报',
  tables: ['community_report'],
  columns: {
    reportNo: '举报编号',
    targetType: '对象',
    title: '标题',
    category: '原因',
    text: '说明',
    decision: '处理结果',
    createdAt: '时间',
  },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(communityReport)
      .where(eq(communityReport.ownerId, id))
      .orderBy(asc(communityReport.createdAt));
    return rows.map(({ reportNo, targetType, title, category, text, decision, createdAt }) => ({
      ...{ reportNo, title, text, decision },
      targetType: COMMUNITY_TARGETS[targetType],
      category: REPORT_CATEGORIES[category],
      createdAt: toChinaTime(createdAt),
    }));
  },
  retention: { treatment: 'anonymize', period: '', reason: '与账号的关联和说明删除，只留下举报的对象与处理结果' },
  async erase({ runner }, { id }) {
    const rows = await runner
      .update(communityReport)
      .set({ ownerId: null, text: '', fileIds: [] })
      .where(eq(communityReport.ownerId, id))
      .returning({ id: communityReport.id });
    await eraseStatusLog(
      runner,
      communityReportLifecycle,
      rows.map((row) => row.id),
    );
    await runner
      .update(communityReport)
      .set({ authorId: null, title: '', content: '', url: '' })
      .where(eq(communityReport.authorId, id));
  },
};
