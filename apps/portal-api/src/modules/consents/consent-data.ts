import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/modules/personal-data';
import { consentRecord } from './consents.tables';

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
  purgeKept: { days: CONSENT_DAYS, owners: [consentRecord.ownerId] },
};
