import { z } from 'zod';
import { timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { REFUND_STATUSES } from './payments.values';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

/**
 * State of a refund: 10 待审核 · 11 已驳回 · 12 待补充材料 · 20 待退票 · 30 退款中 · 31 待财务退款 · 40 已退款 · 41 退款失败 ·
 * 50 已撤销.
 */
const refundStatusSchema = z.literal(REFUND_STATUSES);

/** A refund as finance sees it; `amount` in 分. */
export const queuedRefundSchema = z.object({
  refundNo: z.string(),
  orderNo: z.string(),
  /** What was ordered. */
  productName: z.string(),
  amount: z.number().int(),
  status: refundStatusSchema,
  createdAt: timestampSchema,
  version: versionSchema,
  /** Code of the owner. */
  userCode: z.string(),
});
export type QueuedRefund = z.infer<typeof queuedRefundSchema>;

/** Refunds in a state, by default those that finance pays out by hand; longest waiting first. Customers get 404. */
export const listQueuedRefunds = defineEndpoint({
  ...queue,
  path: '/ops-api/refund/pageList',
  summary: 'Refunds that wait for finance',
  body: z.object({ status: refundStatusSchema.default(31), ...pageQueryShape }),
  response: pageSchema(queuedRefundSchema),
});

/**
 * Says that finance has paid out what came by no online payment; the owner is told. `version` is the one of `pageList`.
 * Errors: 404, 409 in another state or changed meanwhile.
 */
export const settleRefund = defineEndpoint({
  ...queue,
  path: '/ops-api/refund/settle',
  summary: 'Notes that a refund was paid out by hand',
  body: z.object({ refundNo: z.string().min(1).max(32), version: versionSchema }),
  response: queuedRefundSchema,
});
