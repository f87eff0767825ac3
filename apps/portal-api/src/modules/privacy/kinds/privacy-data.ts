import { asc, eq } from 'drizzle-orm';
import { ERASED, eraseBytes, type PersonalData } from '../personal-data';
import { accountClosing, consentRecord, dataExport } from '../privacy.tables';

/** Years after which nobody can claim any more that a consent was missing. */
const CONSENT_DAYS = 3 * 366;

/** What the owner agreed to. */
export const consentData: PersonalData = {
  name: 'consents',
  title: '授权与同意记录',
  tables: ['consent_record'],
  columns: { key: '事项', version: '版本', agreed: '是否同意', at: '时间' },
  read: ({ orm }, { id }) =>
    orm.select().from(consentRecord).where(eq(consentRecord.ownerId, id)).orderBy(asc(consentRecord.position)),
  retention: {
    treatment: 'keep',
    period: '3年',
    reason: '《个人信息保护法》要求能够证明处理已取得同意；只留事项、版本与时间',
  },
  erase: async () => undefined,
  forgetKept: { days: CONSENT_DAYS, owners: [consentRecord.ownerId] },
};

/** Exports the owner asked for. */
export const exportData: PersonalData = {
  name: 'exports',
  title: '个人数据导出记录',
  tables: ['data_export'],
  columns: { id: '编号', state: '状态', requestedAt: '申请时间', expiresAt: '到期时间' },
  read: ({ orm }, { id }) =>
    orm.select().from(dataExport).where(eq(dataExport.ownerId, id)).orderBy(asc(dataExport.requestedAt)),
  retention: ERASED,
  async erase(context, { id }) {
    const rows = await context.runner.delete(dataExport).where(eq(dataExport.ownerId, id)).returning();
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
