import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/modules/personal-data';
import { payment } from './payments.tables';

/** Three years, the leap day of one of them counted. */
const PAYMENT_DAYS = 3 * 366;

/** What the owner paid online. */
export const paymentData: PersonalData = {
  name: 'payments',
  title: '支付记录',
  tables: ['payment'],
  columns: {
    payNo: '支付单号',
    channel: '支付方式',
    amount: '金额（分）',
    state: '状态',
    refunded: '退回金额（分）',
    createdAt: '发起时间',
    paidAt: '支付时间',
  },
  read: ({ orm }, { id }) => orm.select().from(payment).where(eq(payment.ownerId, id)).orderBy(asc(payment.createdAt)),
  retention: {
    treatment: 'keep',
    period: '3年',
    reason: '《电子商务法》要求交易信息自交易完成之日起保存不少于三年',
  },
  // Nothing in it is anybody's own words.
  erase: async () => undefined,
  purgeKept: { days: PAYMENT_DAYS, owners: [payment.ownerId] },
};
