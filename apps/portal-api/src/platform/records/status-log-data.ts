import { and, asc, eq } from 'drizzle-orm';
import { CLOSED_USER_NAME, type PersonalData } from '../modules/personal-data';
import { statusLog } from './status-log.tables';

/** What the owner did with records of their own. What somebody did for the platform belongs to the record's owner. */
export const statusLogData: PersonalData = {
  name: 'status-log',
  title: '办理记录',
  tables: ['status_log'],
  columns: { recordKind: '业务', act: '操作', fromState: '原状态', toState: '新状态', reason: '说明', at: '时间' },
  read: ({ orm }, { id }) => orm.select().from(statusLog).where(isOwnTransition(id)).orderBy(asc(statusLog.position)),
  retention: { treatment: 'anonymize', period: '', reason: '随业务记录删除；须保存的业务只留操作与时间' },
  async erase({ runner }, { id }) {
    await runner.update(statusLog).set({ actorName: CLOSED_USER_NAME, reason: '' }).where(isOwnTransition(id));
  },
};

function isOwnTransition(id: string) {
  return and(eq(statusLog.actorId, id), eq(statusLog.actorRole, 'user'));
}
