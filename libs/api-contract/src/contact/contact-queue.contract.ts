import { z } from 'zod';
import { idSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { queueFilterShape } from '../endpoint/queue-filter';
import { proseText } from '../endpoint/text-schemas';
import { stateCountSchema } from '../lifecycle/lifecycle.contract';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

/** What visitors send: 留言 `contact`, 项目咨询 `consultation`. */
const contactKindSchema = z.enum(['contact', 'consultation']);
const byId = { kind: contactKindSchema, id: idSchema };

/** A message of a visitor in the queue. */
export const queuedContactSchema = z.object({
  ...byId,
  userName: z.string(),
  companyName: z.string(),
  /** Masked. */
  telephone: z.string(),
  createdAt: timestampSchema,
  /** When somebody dealt with it; null as long as nobody has. */
  handledAt: timestampSchema.nullable(),
});
export type QueuedContact = z.infer<typeof queuedContactSchema>;

/**
 * Contact requests and consultations in one queue, longest waiting first (endpoints §4.13). `keyword` is part of who sent
 * it, of their company, or of what they wrote. Customers get 404.
 */
export const listQueuedContacts = defineEndpoint({
  ...queue,
  path: '/ops-api/contact/pageList',
  summary: 'Queue of contact requests and consultations',
  body: z.object({
    kind: contactKindSchema.optional(),
    isHandled: z.boolean().default(false),
    ...queueFilterShape,
    ...pageQueryShape,
  }),
  response: pageSchema(queuedContactSchema),
});

/** How many messages wait (0), and how many were dealt with (1), each counted up to `CAPPED_TOTAL`. Customers get 404. */
export const countQueuedContacts = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/contact/statusCount',
  summary: 'Contact requests and consultations by whether they were dealt with',
  response: z.array(stateCountSchema),
});

/** A message of a visitor with the number to call in full. */
export const queuedContactDetailSchema = z.object({
  ...queuedContactSchema.shape,
  /** Topic of a consultation; empty for a contact request. */
  topic: z.string(),
  /** What it is about; empty for a contact request of the footer. */
  content: z.string(),
  /** Code of who dealt with it; empty for nobody. */
  handledBy: z.string(),
  /** What came of it; empty as long as nobody has dealt with it. */
  note: z.string(),
});
export type QueuedContactDetail = z.infer<typeof queuedContactDetailSchema>;

/** A message of a visitor, with the telephone; every look is noted in the audit log. Error: 404. */
export const getQueuedContact = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/contact/detail',
  summary: 'A contact request or consultation of the queue',
  query: z.object(byId),
  response: queuedContactDetailSchema,
});

/** Notes what came of a message of a visitor, once. Errors: 404, 409 when somebody has dealt with it. */
export const handleContact = defineEndpoint({
  ...queue,
  path: '/ops-api/contact/handle',
  summary: 'Marks a contact request or consultation as dealt with',
  body: z.object({
    ...byId,
    note: proseText('请填写处理结果').min(2, '请填写处理结果').max(500, '处理结果不能超过500个字'),
  }),
  response: queuedContactDetailSchema,
});
