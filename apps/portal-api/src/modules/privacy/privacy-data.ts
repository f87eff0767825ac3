import { asc, eq } from 'drizzle-orm';
import { createExportData } from '../../platform/exports/define-export';
import type { PersonalData } from '../../platform/modules/personal-data';
import { dataExports } from './data-export-record';
import { accountClosing } from './privacy.tables';

/** Exports the owner asked for. */
export const exportData = createExportData(dataExports, 'exports');

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
