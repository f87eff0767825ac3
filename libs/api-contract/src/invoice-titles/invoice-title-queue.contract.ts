import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape, reasonField } from '../endpoint/define-queue';
import { invoiceTitleDetailSchema, invoiceTitleStatusSchema } from './invoice-titles.contract';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
/** The title as whoever decides has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { id: idSchema, version: versionSchema };

/** A title in the queue of finance; `isFlagged` ones have a tax number somebody has to look at. */
export const queuedInvoiceTitleSchema = z.object({
  id: idSchema,
  titleNo: z.string(),
  kind: z.enum(['person', 'company', 'organization']),
  name: z.string(),
  taxNumber: z.string(),
  isFlagged: z.boolean(),
  status: invoiceTitleStatusSchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
  version: versionSchema,
  ...queuedShape,
});
export type QueuedInvoiceTitle = z.infer<typeof queuedInvoiceTitleSchema>;

/** A title in full for finance. */
export const queuedInvoiceTitleDetailSchema = z.object({ ...invoiceTitleDetailSchema.shape, ...queuedShape });
export type QueuedInvoiceTitleDetail = z.infer<typeof queuedInvoiceTitleDetailSchema>;

/** The queue of titles that finance audits. */
export const invoiceTitleQueue = defineQueue({
  name: 'invoicetitle',
  words: ['an invoice title', 'invoice titles'],
  key: { id: idSchema },
  seen,
  filter: { status: invoiceTitleStatusSchema.optional() },
  item: queuedInvoiceTitleSchema,
  detail: queuedInvoiceTitleDetailSchema,
});
export const {
  list: listQueuedInvoiceTitles,
  count: countQueuedInvoiceTitles,
  open: getQueuedInvoiceTitle,
  claim: claimInvoiceTitle,
  release: releaseInvoiceTitle,
} = invoiceTitleQueue;

/** A file of a title: the evidence of its owner. Every look is noted in the audit log. Error: 404. */
export const getQueuedInvoiceTitleFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/invoicetitle/file',
  summary: 'A file of an invoice title of the queue',
  responseType: 'file',
  query: z.object({ id: idSchema, fileId: idSchema }),
  response: z.null(),
});

/** Passes a title. Errors: 404; 409, also for one that has changed since it was seen. */
export const passInvoiceTitle = invoiceTitleQueue.action('pass', 'Passes an invoice title');

/** Rejects a title with a reason. Errors: as of `pass`. */
export const rejectInvoiceTitle = invoiceTitleQueue.action('reject', 'Rejects an invoice title', {
  reason: reasonField,
});

/** Ends a passed title, of a company that is no more say. Errors: as of `pass`. */
export const expireInvoiceTitle = invoiceTitleQueue.action('expire', 'Ends a passed invoice title', {
  reason: reasonField,
});
