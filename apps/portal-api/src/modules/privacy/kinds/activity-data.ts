import { and, asc, eq } from 'drizzle-orm';
import { statusLog } from '../../lifecycle/lifecycle.tables';
import { auditLog } from '../../operations/operations.tables';
import { visit } from '../../tracking/tracking.tables';
import { CLOSED_USER_NAME, type PersonalData } from '../personal-data';

/** What the owner did with records of their own. What somebody did for the platform belongs to the record's owner. */
export const statusLogData: PersonalData = {
  name: 'status-log',
  title: '办理记录',
  tables: ['status_log'],
  columns: { recordKind: '业务', act: '操作', fromState: '原状态', toState: '新状态', reason: '说明', at: '时间' },
  read: ({ orm }, { id }) => orm.select().from(statusLog).where(isOwnStep(id)).orderBy(asc(statusLog.position)),
  retention: { treatment: 'anonymize', period: '', reason: '随业务记录删除；须保存的业务只留操作与时间' },
  async erase({ runner }, { id }) {
    await runner.update(statusLog).set({ actorName: CLOSED_USER_NAME, reason: '' }).where(isOwnStep(id));
  },
};

/** Looks at something confidential: exports of the owner's data, and what people of the platform did. */
export const auditLogData: PersonalData = {
  name: 'audit-log',
  title: '安全审计日志',
  tables: ['audit_log'],
  columns: { action: '操作', subjectKind: '对象类型', subjectNo: '对象编号', detail: '说明', at: '时间' },
  read: ({ orm }, { id }) => orm.select().from(auditLog).where(eq(auditLog.actorId, id)).orderBy(asc(auditLog.at)),
  retention: { treatment: 'keep', period: '长期', reason: '安全审计；只记操作与单号，不含个人资料' },
  erase: async () => undefined,
};

/** When the owner came to the site logged in. */
export const visitData: PersonalData = {
  name: 'visits',
  title: '访问记录',
  tables: ['visit'],
  columns: { visitedAt: '访问时间' },
  read: ({ orm }, { account }) =>
    orm
      .select({ visitedAt: visit.visitedAt })
      .from(visit)
      .where(eq(visit.userAccount, account))
      .orderBy(asc(visit.visitedAt)),
  retention: { treatment: 'anonymize', period: '', reason: '与账号的关联删除，余下的计数满6个月后删除' },
  async erase({ runner }, { account }) {
    await runner.update(visit).set({ userAccount: null }).where(eq(visit.userAccount, account));
  },
};

function isOwnStep(id: string) {
  return and(eq(statusLog.actorId, id), eq(statusLog.actorRole, 'user'));
}
