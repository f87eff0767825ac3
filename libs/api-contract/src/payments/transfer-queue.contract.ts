import { z } from 'zod';
import { dateSchema, idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape, reasonField } from '../endpoint/define-queue';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { nameText } from '../endpoint/text-schemas';
import { recordFileSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { orderNoSchema } from '../purchase/orders.contract';
import { TRANSFER_STATUSES } from './payments.values';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

/** State of money that came in by a transfer: 10 待财务确认 · 20 已入账 · 30 已退汇. */
const transferStatusSchema = z.literal(TRANSFER_STATUSES);

/**
 * Takes a bank statement (path ours): multipart with one CSV, in UTF-8 or GBK, whose first line names its columns: 账号,
 * 流水号, 交易时间, 收入金额, 对方户名, 附言. Each line counts once by its account and number; money that went out is left
 * out. Errors: 400 no file, 409 no account is configured, 413 too large, 422 a line that cannot be read, of which nothing
 * is taken then.
 */
export const importStatement = defineEndpoint({
  ...queue,
  path: '/ops-api/transfer/importStatement',
  summary: 'Takes a bank statement',
  bodyType: 'multipart',
  response: z.object({
    /** Lines by which money has come in. */
    total: z.number().int(),
    /** Those that paid an order at once. */
    matched: z.number().int(),
    /** Those that wait for finance. */
    waiting: z.number().int(),
    /** Those that were there before. */
    known: z.number().int(),
  }),
});
export type ImportedStatement = z.infer<typeof importStatement.response>;

/** Money that came in by a transfer, as finance sees it; `amount` in 分. */
export const queuedTransferSchema = z.object({
  transferNo: z.string(),
  accountNumber: z.string(),
  /** The bank's number. */
  serialNo: z.string(),
  amount: z.number().int(),
  bookedAt: timestampSchema,
  payerName: z.string(),
  remark: z.string(),
  /** Why it waits, or has waited. */
  doubt: z.string(),
  /** Order that it was posted for; empty for none. */
  orderNo: z.string(),
  status: transferStatusSchema,
  version: versionSchema,
  ...queuedShape,
});
export type QueuedTransfer = z.infer<typeof queuedTransferSchema>;

/** A transfer with all that happened to it. */
export const queuedTransferDetailSchema = z.object({
  ...queuedTransferSchema.shape,
  log: z.array(statusLogEntrySchema),
});
export type QueuedTransferDetail = z.infer<typeof queuedTransferDetailSchema>;

const transferNo = z.string().min(1).max(32);

/** The transfer as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { transferNo, version: versionSchema };

/** The queue of transfers of which finance says what they were for. */
export const transferQueue = defineQueue({
  name: 'transfer',
  words: ['a transfer', 'transfers'],
  key: { transferNo },
  seen,
  filter: { status: transferStatusSchema.optional() },
  item: queuedTransferSchema,
  detail: queuedTransferDetailSchema,
});
export const {
  list: listTransfers,
  count: countTransfers,
  open: getTransfer,
  claim: claimTransfer,
  release: releaseTransfer,
} = transferQueue;

/**
 * Posts a transfer for an order, whatever it owes: what is missing the owner is told, what is too much goes back through
 * finance. Errors: 404, 409 the order has no price yet, or the transfer is in another state or changed meanwhile.
 */
export const assignTransfer = transferQueue.action('assign', 'Posts a transfer for an order', {
  orderNo: nameText('请选择订单').min(1, '请选择订单').max(32, '请选择订单'),
});

/** Notes that a transfer was for no order and goes back at the bank. Errors: 404, 409 in another state or changed. */
export const giveTransferBack = transferQueue.action('giveBack', 'Notes that a transfer goes back', {
  reason: reasonField,
});

/** An order whose owner says to have paid it by a transfer; sums in 分. */
export const queuedVoucherSchema = z.object({
  orderNo: z.string(),
  /** Code of the owner. */
  userCode: z.string(),
  code: z.string(),
  payable: z.number().int(),
  statedAmount: z.number().int(),
  paidAt: dateSchema,
  createdAt: timestampSchema,
  files: z.array(recordFileSchema),
  /** Of the order. */
  version: versionSchema,
});
export type QueuedVoucher = z.infer<typeof queuedVoucherSchema>;

/** Orders whose payment is being confirmed, with their newest vouchers; longest waiting first. Customers get 404. */
export const listVouchers = defineEndpoint({
  ...queue,
  path: '/ops-api/transfer/voucherList',
  summary: 'Vouchers that wait for finance',
  body: z.object(pageQueryShape),
  response: pageSchema(queuedVoucherSchema),
});

/**
 * Returns the voucher of an order with a reason; the order waits for its payment again and the owner is told. `version`
 * is the one of `voucherList`. Errors: 404, 409 in another state or changed meanwhile.
 */
export const returnVoucher = defineEndpoint({
  ...queue,
  path: '/ops-api/transfer/returnVoucher',
  summary: 'Returns the voucher of an order',
  body: z.object({ orderNo: orderNoSchema, version: versionSchema, reason: reasonField }),
  response: z.null(),
});

/** A file of a voucher; every look is noted in the audit log. Error: 404. */
export const getVoucherFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/transfer/voucherFile',
  summary: 'A file of a voucher',
  responseType: 'file',
  query: z.object({ orderNo: orderNoSchema, fileId: idSchema }),
  response: z.null(),
});
