import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../modules/personal-data';
import { auditLog } from './operations.tables';

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
