import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../../platform/modules/personal-data';
import { transferVoucher } from './vouchers.tables';

/** Three years, the leap day of one of them counted. */
const VOUCHER_DAYS = 3 * 366;

/** What the owner told of transfers. Its files are among those of the owner. */
export const voucherData: PersonalData = {
  name: 'transfer-vouchers',
  title: '汇款凭证',
  tables: ['transfer_voucher'],
  columns: {
    orderNo: '订单号',
    statedAmount: '填写的金额（分）',
    paidOn: '填写的汇款日期',
    fileIds: '文件编号',
    createdAt: '提交时间',
  },
  read: ({ orm }, { id }) =>
    orm
      .select()
      .from(transferVoucher)
      .where(eq(transferVoucher.ownerId, id))
      .orderBy(asc(transferVoucher.createdAt), asc(transferVoucher.id)),
  retention: {
    treatment: 'keep',
    period: '3年',
    reason: '《电子商务法》要求交易信息自交易完成之日起保存不少于三年',
  },
  // Nothing in it is anybody's own words.
  erase: async () => undefined,
  purgeKept: { days: VOUCHER_DAYS, owners: [transferVoucher.ownerId] },
};
