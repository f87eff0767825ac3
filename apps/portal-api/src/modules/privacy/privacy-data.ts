import { dataExportLifecycle } from '@portal/lifecycles';
import { asc, eq } from 'drizzle-orm';
import { eraseBytes } from '../../platform/files/erase-bytes';
import { eraseStatusLog } from '../../platform/records/status-log.repository';
import { ERASED, type PersonalData } from '../../platform/modules/personal-data';
import { accountClosing, dataExport, EXPORT_WORDS } from './privacy.tables';

/** Exports the owner asked for. */
export const exportData: PersonalData = {
  name: 'exports',
  title: '个人数据导出记录',
  tables: ['data_export'],
  columns: { id: '编号', state: '状态', requestedAt: '申请时间', expiresAt: '到期时间' },
  async read({ orm }, { id }) {
    const rows = await orm
      .select()
      .from(dataExport)
      .where(eq(dataExport.ownerId, id))
      .orderBy(asc(dataExport.requestedAt));
    return rows.map((row) => ({ ...row, state: EXPORT_WORDS[row.state] }));
  },
  retention: ERASED,
  async erase(context, { id }) {
    const rows = await context.runner.delete(dataExport).where(eq(dataExport.ownerId, id)).returning();
    await eraseStatusLog(
      context.runner,
      dataExportLifecycle,
      rows.map((row) => row.id),
    );
    await eraseBytes(
      context,
      rows.flatMap(({ storageKey }) => storageKey || []),
    );
  },
};

/** Closings the owner asked for. */
export const closingData: PersonalData = {
  name: 'account-closings',
  title: '注销申请',
  tables: ['account_closing'],
  columns: {
    closingNo: '申请编号',
    state: '状态',
    reason: '原因',
    requestedAt: '申请时间',
    effectiveAt: '生效时间',
    endedAt: '结束时间',
  },
  read: ({ orm }, { id }) =>
    orm.select().from(accountClosing).where(eq(accountClosing.ownerId, id)).orderBy(asc(accountClosing.requestedAt)),
  retention: { treatment: 'anonymize', period: '', reason: '只留申请编号与时间，用于证明已按申请注销' },
  async erase({ runner }, { id }) {
    await runner.update(accountClosing).set({ reason: '' }).where(eq(accountClosing.ownerId, id));
  },
};
