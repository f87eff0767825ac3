import { z } from 'zod';
import { calendarDate, idSchema, keySchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, nameText, printedNameText, proseText, ruledText } from '../endpoint/text-schemas';
import { recordFileSchema, stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { orderNoSchema } from '../purchase/orders.contract';
import { checkBankAccount, checkLength, normalizeBankAccount } from '../rules/text-rules';
import { PAY_CHANNELS } from '../payments/payments.values';
import { REFUND_TEXT_RULES } from './refunds.rules';
import {
  REFUND_CHANNELS,
  REFUND_LIMITS,
  REFUND_REASONS,
  REFUND_RULES,
  REFUND_SORTS,
  REFUND_STATUSES,
} from './refunds.values';

const own = { tags: ['refunds'], auth: 'user' } as const;

/**
 * State of a refund: 10 待审核 · 11 已驳回 · 12 待补充材料 · 20 待退票 · 30 退款中 · 31 待财务退款 · 40 已退款 · 41 退款失败 ·
 * 50 已撤销.
 */
export const refundStatusSchema = z.literal(REFUND_STATUSES);
export type RefundStatus = z.infer<typeof refundStatusSchema>;

/** Number of a refund as a caller names it. */
export const refundNoSchema = z.string().min(1).max(32);

/** What of a line goes back, with its part of every sum, in 分. */
export const refundItemSchema = z.object({
  lineNo: z.number().int(),
  planName: z.string(),
  quantity: z.number().int(),
  /** What was paid for these units. */
  paid: z.number().int(),
  /** Days that were used, begun ones counted, of all that were paid for; both 0 where nothing was delivered. */
  usedDays: z.number().int(),
  totalDays: z.number().int(),
  used: z.number().int(),
  fee: z.number().int(),
  refund: z.number().int(),
});
export type RefundItem = z.infer<typeof refundItemSchema>;

/** Files of an application, or of what is handed in for it later. */
export const refundFilesField = z
  .array(idSchema)
  .max(REFUND_LIMITS.files, `附件不能超过${REFUND_LIMITS.files}个`)
  .default([]);

/** A refund in a list of its owner; sums in 分. */
export const refundBriefSchema = z.object({
  refundNo: z.string(),
  orderNo: z.string(),
  /** What was ordered. */
  productName: z.string(),
  /** What of it goes back: none where the system has made the refund, of all that was paid. */
  items: z.array(refundItemSchema),
  refund: z.number().int(),
  status: refundStatusSchema,
  /** How the money goes back; null where none does, as the application was rejected or cancelled. */
  channel: keySchema(REFUND_CHANNELS).nullable(),
  createdAt: timestampSchema,
  stateSince: timestampSchema,
  version: versionSchema,
  /** What the owner may do now: triggers of the lifecycle, and `updateAccount`. */
  actions: z.array(z.string()),
});
export type RefundBrief = z.infer<typeof refundBriefSchema>;

/** The caller's refunds, the newest first unless told (endpoints §4.6). */
export const listRefunds = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/refund/pageList',
  summary: 'Own refunds',
  body: z.object({
    /** States of a tab; all of them where none is given. */
    statuses: z.array(refundStatusSchema).max(REFUND_STATUSES.length).default([]),
    orderNo: orderNoSchema.optional(),
    /** Part of a number, or of the name of a product. */
    keyword: lineText().max(REFUND_LIMITS.keyword).optional(),
    dateFrom: calendarDate('请选择正确的日期').optional(),
    dateTo: calendarDate('请选择正确的日期').optional(),
    sort: z.enum(REFUND_SORTS).default('-createdAt'),
    ...pageQueryShape,
  }),
  response: pageSchema(refundBriefSchema),
});

/** How many of the caller's refunds stand in each state, each counted up to `CAPPED_TOTAL` (path ours). */
export const countRefunds = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/refund/statusCount',
  summary: 'Own refunds by state',
  response: z.array(stateCountSchema),
});

/** A refund with everything its owner may see; sums in 分. */
export const refundDetailSchema = z.object({
  ...refundBriefSchema.shape,
  paid: z.number().int(),
  used: z.number().int(),
  fee: z.number().int(),
  /** Null where the system has made the refund. */
  rule: keySchema(REFUND_RULES).nullable(),
  formula: z.string(),
  /** What goes back by which payment, and through finance, each on its own; empty before it was approved. */
  parts: z.array(
    z.object({
      channel: keySchema(REFUND_CHANNELS),
      /** The payment's channel; null where finance sends it. */
      payChannel: keySchema(PAY_CHANNELS).nullable(),
      amount: z.number().int(),
      /** 30 退款中 · 31 待财务退款 · 40 已退款 · 41 退款失败. */
      status: refundStatusSchema,
      stateSince: timestampSchema,
    }),
  ),
  reason: keySchema(REFUND_REASONS).nullable(),
  text: z.string(),
  files: z.array(recordFileSchema),
  /** What it waits for, where somebody else has to do something first; empty otherwise. */
  waitsFor: z.string(),
  arrivalNotice: z.string(),
  /** When the money should have arrived; null where it is not on its way. */
  arriveBy: timestampSchema.nullable(),
  /** When it ends by itself; null where it does not. */
  endsBy: timestampSchema.nullable(),
  isAppealed: z.boolean(),
  /** Where the money goes, its number masked; null where the owner has named no account. */
  account: z.object({ name: z.string(), bank: z.string(), number: z.string() }).nullable(),
  log: z.array(statusLogEntrySchema),
});
export type RefundDetail = z.infer<typeof refundDetailSchema>;

/** A refund of the caller (endpoints §4.6). Error: 404. */
export const getRefund = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/refund/detail',
  summary: 'An own refund with its formula and its timeline',
  query: z.object({ refundNo: refundNoSchema }),
  response: refundDetailSchema,
});

/** Hands in what finance has asked for (endpoints §4.6). Errors: 404, 409 in another state, 422 fields. */
export const supplementRefund = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/refund/supplement',
  summary: 'Hands in more for an own refund',
  isIdempotent: true,
  body: z.object({
    refundNo: refundNoSchema,
    text: ruledText(proseText, REFUND_TEXT_RULES.supplement),
    fileIds: refundFilesField,
  }),
  response: refundDetailSchema,
});

/** Cancels an application for a refund (endpoints §4.6). Errors: 404, 409 in another state. */
export const cancelRefund = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/refund/cancel',
  summary: 'Cancels an own application for a refund',
  isIdempotent: true,
  body: z.object({
    refundNo: refundNoSchema,
    reason: ruledText(proseText, REFUND_TEXT_RULES.cancelReason).default(''),
  }),
  response: refundDetailSchema,
});

/**
 * Has somebody else of finance look at a rejection, once (endpoints §4.6). Errors: 404, 409 in another state, appealed
 * before, or something of it is in another refund by now.
 */
export const appealRefund = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/refund/appeal',
  summary: 'Appeals against the rejection of an own refund',
  isIdempotent: true,
  body: z.object({ refundNo: refundNoSchema, reason: ruledText(proseText, REFUND_TEXT_RULES.appeal) }),
  response: refundDetailSchema,
});

/** Field whose text a rule of its own looks at. */
const checkedField = (text: z.ZodString, check: (value: string) => string) =>
  text.max(200, '内容过长').superRefine((value, context) => {
    const message = check(value);
    if (message !== '') context.addIssue({ code: 'custom', message });
  });

/**
 * Says where the money goes after it could not be sent (endpoints §4.6); finance sends it there. Errors: 404, 409 in
 * another state, 422 fields.
 */
export const updateRefundAccount = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/refund/updateAccount',
  summary: 'Names the account for an own refund that has failed',
  isIdempotent: true,
  body: z.object({
    refundNo: refundNoSchema,
    name: checkedField(printedNameText('请输入收款户名'), (text) =>
      checkLength(text, '请输入收款户名', '收款户名', 2, 100),
    ),
    bank: checkedField(nameText('请输入开户行'), (text) => checkLength(text, '请输入开户行', '开户行', 4, 60)),
    number: checkedField(z.string('请输入银行账号').overwrite(normalizeBankAccount), checkBankAccount),
  }),
  response: refundDetailSchema,
});
