import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape, reasonField } from '../endpoint/define-queue';
import { refundDetailSchema, refundNoSchema, refundStatusSchema } from '../refunds/refunds.contract';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

/** The refund as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { refundNo: refundNoSchema, version: versionSchema };

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
  ...queuedShape,
});
export type QueuedRefund = z.infer<typeof queuedRefundSchema>;

/** A refund for whoever decides on it; `actions` are those of its owner. */
export const queuedRefundDetailSchema = z.object({ ...refundDetailSchema.shape, ...queuedRefundSchema.shape });
export type QueuedRefundDetail = z.infer<typeof queuedRefundDetailSchema>;

/** The queue of refunds, which are finance's to decide on or to pay out by hand. */
export const refundQueue = defineQueue({
  name: 'refund',
  words: ['a refund', 'refunds'],
  key: { refundNo: refundNoSchema },
  seen,
  filter: { status: refundStatusSchema.optional() },
  item: queuedRefundSchema,
  detail: queuedRefundDetailSchema,
});
export const {
  list: listQueuedRefunds,
  count: countQueuedRefunds,
  open: getQueuedRefund,
  claim: claimRefund,
  release: releaseRefund,
} = refundQueue;

/** A file that came with a refund. Every look is noted in the audit log. Error: 404. */
export const getQueuedRefundFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/refund/file',
  summary: 'A file of a refund of the queue',
  responseType: 'file',
  query: z.object({ refundNo: refundNoSchema, fileId: idSchema }),
  response: z.null(),
});

/** The account that the owner has named, for whoever sends the money; noted in the audit log. Errors: 404, 409 in another state. */
export const revealRefundAccount = defineEndpoint({
  ...queue,
  path: '/ops-api/refund/account',
  summary: 'Where the money of a refund goes',
  body: z.object({ refundNo: refundNoSchema }),
  response: z.object({ name: z.string(), bank: z.string(), number: z.string() }),
});

/**
 * Approves an application: what was asked for is used no longer, and the money goes back, by itself where an online
 * payment can give it back, else by finance; where it stands on invoices it waits until they are reversed. Errors: 404,
 * 409 in another state, changed meanwhile, something of it cannot be given back any more, or the appeal is against the
 * caller's own decision.
 */
export const approveRefund = refundQueue.action('approve', 'Approves an application for a refund');

/** Rejects an application with a reason that its owner reads. Errors: 404, 409 as of `approve`. */
export const rejectRefund = refundQueue.action('reject', 'Rejects an application for a refund', {
  reason: reasonField,
});

/** Asks the owner of an application for more, within seven days. Errors: 404, 409 as of `approve`. */
export const askForRefund = refundQueue.action('ask', 'Asks for more about a refund', { reason: reasonField });

/**
 * Says that finance has paid out what came by no online payment; the owner is told. Whoever approved it, or had it tried
 * again, is not who says so. Errors: 404, 409 in another state, changed meanwhile, or the caller's own decision.
 */
export const settleRefund = refundQueue.action('settle', 'Notes that a refund was paid out by hand');

/** Says that a transfer has come back; its owner names another account. Errors: 404, 409 in another state or changed. */
export const failRefund = refundQueue.action('fail', 'Notes that the transfer of a refund has come back', {
  reason: reasonField,
});

/**
 * Has the money of a refund that has failed sent to the account that its owner has named; somebody else settles it.
 * Errors: 404, 409 in another state, changed meanwhile, or no account was named.
 */
export const retryRefund = refundQueue.action('retry', 'Has a refund that has failed paid out by hand');
