import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText } from '../endpoint/text-schemas';

/**
 * One page view or click; `path` carries no query, so no personal data travels in it. What content type the page is
 * about the server reads from it.
 */
export const trackingEventSchema = z.object({
  kind: z.enum(['view', 'click']),
  path: lineText().min(1).max(200),
  target: lineText().max(100).default(''),
  occurredAt: timestampSchema,
});
export type TrackingEvent = z.infer<typeof trackingEventSchema>;

/** Records page views and clicks in batches, only after consent (spec §7). */
export const addTrackingBatch = defineEndpoint({
  method: 'POST',
  path: '/ptl/uv/batchAdd',
  summary: 'Records page views and clicks',
  tags: ['tracking'],
  body: z.object({ visitorId: z.string().min(8).max(64), events: z.array(trackingEventSchema).min(1).max(50) }),
  response: z.object({ accepted: z.number().int() }),
});

/**
 * Visit log (spec §3; path ours: endpoints §4.1). Both fields are hints: the server writes the address
 * it sees and the account of the token.
 */
export const addVisit = defineEndpoint({
  method: 'POST',
  path: '/ptl/uv/addVisit',
  summary: 'Records a visit',
  tags: ['tracking'],
  body: z.object({ ip: z.string().max(45).optional(), userAccount: z.string().max(64).optional() }),
  response: z.null(),
});

/** Visit log, from a page whose code has not been loaded: a beacon without a body. */
export const noteVisit = defineEndpoint({
  method: 'POST',
  path: '/ptl/uv/visit',
  summary: 'Records a visit that says nothing of itself',
  tags: ['tracking'],
  response: z.null(),
});
