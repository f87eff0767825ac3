import { z } from 'zod';
import { idSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { queueFilterShape } from '../endpoint/queue-filter';
import { proseText } from '../endpoint/text-schemas';
import { stateCountSchema } from '../lifecycle/lifecycle.contract';
import { invoiceTitleDetailSchema, invoiceTitleStatusSchema } from './invoice-titles.contract';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
const byId = z.object({ id: idSchema });
/** The title as whoever decides has seen it: `version` is the one of `detail`. */
const seen = { id: idSchema, version: versionSchema };
const reasonField = proseText('请说明原因').min(2, '请说明原因').max(300, '原因不能超过300个字');

/** A title in the queue of finance; `isFlagged` ones have a tax number somebody has to look at. */
export const queuedInvoiceTitleSchema = z.object({
  id: idSchema,
  titleNo: z.string(),
  /** Code of the owner. */
  userCode: z.string(),
  kind: z.enum(['person', 'company', 'organization']),
  name: z.string(),
  taxNumber: z.string(),
  isFlagged: z.boolean(),
  status: invoiceTitleStatusSchema,
  createdAt: timestampSchema,
  updatedAt: timestampSchema,
});

/** The queue of titles, longest waiting first (endpoints §4.13). Customers get 404. */
export const listQueuedInvoiceTitles = defineEndpoint({
  ...queue,
  path: '/ops-api/invoicetitle/pageList',
  summary: 'Queue of invoice titles',
  body: z.object({
    status: invoiceTitleStatusSchema.default(1),
    ...queueFilterShape,
    ...pageQueryShape,
  }),
  response: pageSchema(queuedInvoiceTitleSchema),
});

/** How many titles stand in each state, each counted up to `CAPPED_TOTAL` (endpoints §4.13). Customers get 404. */
export const countQueuedInvoiceTitles = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/invoicetitle/statusCount',
  summary: 'Queue of invoice titles by state',
  response: z.array(stateCountSchema),
});

/** A title of the queue in full, which is noted in the audit log. Error: 404. */
export const getQueuedInvoiceTitle = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/invoicetitle/detail',
  summary: 'An invoice title of the queue',
  query: byId,
  response: invoiceTitleDetailSchema,
});

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
export const passInvoiceTitle = defineEndpoint({
  ...queue,
  path: '/ops-api/invoicetitle/pass',
  summary: 'Passes an invoice title',
  body: z.object(seen),
  response: invoiceTitleDetailSchema,
});

/** Rejects a title with a reason. Errors: as of `pass`. */
export const rejectInvoiceTitle = defineEndpoint({
  ...queue,
  path: '/ops-api/invoicetitle/reject',
  summary: 'Refuses an invoice title',
  body: z.object({ ...seen, reason: reasonField }),
  response: invoiceTitleDetailSchema,
});

/** Ends a passed title, of a company that is no more say. Errors: as of `pass`. */
export const expireInvoiceTitle = defineEndpoint({
  ...queue,
  path: '/ops-api/invoicetitle/expire',
  summary: 'Ends a passed invoice title',
  body: z.object({ ...seen, reason: reasonField }),
  response: invoiceTitleDetailSchema,
});
