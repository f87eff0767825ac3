import { z } from 'zod';
import { calendarDate, dateSchema, idSchema, keySchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { recordFileSchema } from '../lifecycle/lifecycle.contract';
import { orderNoSchema } from '../purchase/orders.contract';
import { TRANSFER_LIMITS, VOUCHER_STATUSES } from './payments.values';

const own = { tags: ['payments'], auth: 'user' } as const;

/** What the owner of an order has handed in of a transfer; the amount, in 分, is what was stated. */
export const voucherSchema = z.object({
  status: keySchema(VOUCHER_STATUSES),
  statedAmount: z.number().int(),
  /** Day on which the transfer was made, as it was stated. */
  paidAt: dateSchema,
  createdAt: timestampSchema,
  /** Why it was returned; empty where it was not. */
  reason: z.string(),
  files: z.array(recordFileSchema),
});
export type Voucher = z.infer<typeof voucherSchema>;

/** Where an order is paid by a transfer, and what has been told of it; sums in 分. */
export const remitInfoSchema = z.object({
  orderNo: z.string(),
  account: z.object({
    name: z.string(),
    number: z.string(),
    bank: z.string(),
    /** It is no real one: nothing may be paid to it. */
    isDemo: z.boolean(),
  }),
  /** What has to stand in the remark of the transfer, and nothing else. */
  code: z.string(),
  /** What is still owed. */
  amount: z.number().int(),
  /** What has come in so far. */
  received: z.number().int(),
  /** Whether a payment is waited for. */
  isOpen: z.boolean(),
  /** Until when the price holds; null where no payment is waited for, or its time begins with a contract. */
  payUntil: timestampSchema.nullable(),
  /** The newest first. */
  vouchers: z.array(voucherSchema).max(TRANSFER_LIMITS.vouchers),
});
export type RemitInfo = z.infer<typeof remitInfoSchema>;

/**
 * Has an own order paid by a transfer (path ours): it gets its code, and its price holds for seven days from then on. A
 * repeat changes nothing. Errors: 404, 409 the order does not wait for a payment, or no account is configured.
 */
export const chooseTransfer = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/order/chooseTransfer',
  summary: 'Has an own order paid by a transfer',
  body: z.object({ orderNo: orderNoSchema }),
  response: remitInfoSchema,
});

/** Where an own order is paid by a transfer (endpoints §4.3); null unless that was chosen for it. Error: 404. */
export const getRemitInfo = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/order/remitInfo',
  summary: 'Where an own order is paid by a transfer',
  query: z.object({ orderNo: orderNoSchema }),
  response: remitInfoSchema.nullable(),
});

/**
 * Hands in that an own order was paid by a transfer (endpoints §4.3); the amount, in 分, is noted and counts for nothing.
 * Errors: 404, 409 the order does not wait for a payment, is not paid by a transfer or has had too many vouchers, 422
 * fields.
 */
export const uploadVoucher = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/order/uploadVoucher',
  summary: 'Hands in the voucher of a transfer',
  isIdempotent: true,
  body: z.object({
    orderNo: orderNoSchema,
    fileIds: z
      .array(idSchema, '请上传汇款回单')
      .min(1, '请上传汇款回单')
      .max(TRANSFER_LIMITS.files, `汇款回单最多${TRANSFER_LIMITS.files}个文件`),
    amount: z
      .number('请输入汇款金额')
      .int('请输入正确的汇款金额')
      .min(1, '汇款金额须大于0')
      .max(TRANSFER_LIMITS.amount, '请输入正确的汇款金额'),
    paidAt: calendarDate('请选择汇款日期'),
  }),
  response: remitInfoSchema,
});
