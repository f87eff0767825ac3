import { z } from 'zod';
import { dateSchema, keySchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { proseText } from '../endpoint/text-schemas';
import { statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { DIFFERENCE_REASONS, DIFFERENCE_STATUSES, PAY_CHANNELS } from './payments.values';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

const channelSchema = keySchema(PAY_CHANNELS);

/** State of a difference: 10 待处理 · 20 已自动一致 · 30 已处理. */
const differenceStatusSchema = z.literal(DIFFERENCE_STATUSES);

/** A day on which the bill of a provider was compared with our books, or is to be; sums in 分. */
export const reconciliationSchema = z.object({
  channel: channelSchema,
  /** In China. */
  day: dateSchema,
  /** Null where it has not come to its end. */
  finishedAt: timestampSchema.nullable(),
  /** How often it was tried in vain, why the last time, and when it is tried again. */
  tries: z.number().int(),
  failure: z.string(),
  nextTryAt: timestampSchema.nullable(),
  /** What the bill has. */
  lineCount: z.number().int(),
  paid: z.number().int(),
  refunded: z.number().int(),
  /** What the ledger has for the day: what came in without what went back. */
  booked: z.number().int(),
  /** Differences that were found. */
  differenceCount: z.number().int(),
  /** Payments that nobody had told of, and that count since. */
  healedCount: z.number().int(),
});
export type Reconciliation = z.infer<typeof reconciliationSchema>;

/** Days whose bills were compared, or are to be; the newest first (path ours). Customers get 404. */
export const listReconciliations = defineEndpoint({
  ...queue,
  path: '/ops-api/reconciliation/runList',
  summary: 'Days whose bills were compared',
  body: z.object({ channel: channelSchema.optional(), ...pageQueryShape }),
  response: pageSchema(reconciliationSchema),
});

/** Something of which a bill and our books say different things; sums in 分, null where one of them has nothing. */
export const billDifferenceSchema = z.object({
  differenceNo: z.string(),
  channel: channelSchema,
  /** Day of the bill, in China. */
  day: dateSchema,
  kind: z.enum(['payment', 'refund']),
  /** Our number of it. */
  number: z.string(),
  reason: keySchema(DIFFERENCE_REASONS),
  billed: z.number().int().nullable(),
  booked: z.number().int().nullable(),
  status: differenceStatusSchema,
  createdAt: timestampSchema,
  version: versionSchema,
  ...queuedShape,
});
export type BillDifference = z.infer<typeof billDifferenceSchema>;

/** A difference with what finance has to know of it. */
export const billDifferenceDetailSchema = z.object({
  ...billDifferenceSchema.shape,
  /** Orders that it is about, as far as we know of it. */
  orderNos: z.array(z.string()),
  log: z.array(statusLogEntrySchema),
});
export type BillDifferenceDetail = z.infer<typeof billDifferenceDetailSchema>;

const differenceNo = z.string().min(1).max(32);

/** The difference as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { differenceNo, version: versionSchema };

/** The queue of differences that finance looks at. */
export const reconciliationQueue = defineQueue({
  name: 'reconciliation',
  words: ['a difference', 'differences between bills and our books'],
  key: { differenceNo },
  seen,
  filter: { status: differenceStatusSchema.optional() },
  item: billDifferenceSchema,
  detail: billDifferenceDetailSchema,
});
export const {
  list: listBillDifferences,
  count: countBillDifferences,
  open: getBillDifference,
  claim: claimBillDifference,
  release: releaseBillDifference,
} = reconciliationQueue;

/**
 * Notes what finance has done about a difference; nothing is booked by it. `version` is the one of `pageList`. Errors: 404,
 * 409 in another state or changed meanwhile.
 */
export const settleBillDifference = reconciliationQueue.action('settle', 'Notes what was done about a difference', {
  reason: proseText('请说明处理结果').min(2, '请说明处理结果').max(300, '处理结果不能超过300个字'),
});
