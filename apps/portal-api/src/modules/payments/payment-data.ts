import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/modules/personal-data';
import { payment } from './payments.tables';
import { openAccount } from './refunds/refund-account';
import { refund } from './refunds.tables';

/** Three years, the leap day of one of them counted. */
const PAYMENT_DAYS = 3 * 366;

const RETENTION = {
  treatment: 'keep',
  period: '3年',
  reason: '《电子商务法》要求交易信息自交易完成之日起保存不少于三年',
} as const;

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
  retention: RETENTION,
  // Nothing in it is anybody's own words.
  erase: async () => undefined,
  purgeKept: { days: PAYMENT_DAYS, owners: [payment.ownerId] },
};

/** What the owner got back of orders. */
export const refundData: PersonalData = {
  name: 'refunds',
  title: '退款记录',
  tables: ['refund', 'refund_part'],
  columns: {
    refundNo: '退款单号',
    orderNo: '订单号',
    productName: '商品',
    amount: '金额（分）',
    state: '状态',
    items: '内容',
    formula: '计算方式',
    reason: '原因',
    description: '说明',
    fileIds: '文件编号',
    account: '收款账户',
    createdAt: '发起时间',
    stateSince: '状态时间',
  },
  async read({ orm, protection }, { id }) {
    const rows = await orm.select().from(refund).where(eq(refund.ownerId, id)).orderBy(asc(refund.createdAt));
    return rows.map((row) => ({ ...row, account: openAccount(protection, row) }));
  },
  retention: { ...RETENTION, reason: `${RETENTION.reason}；说明与收款账户删除` },
  async erase({ runner }, { id }) {
    await runner.update(refund).set({ description: '', accountEncrypted: null }).where(eq(refund.ownerId, id));
  },
  purgeKept: { days: PAYMENT_DAYS, owners: [refund.ownerId] },
};
