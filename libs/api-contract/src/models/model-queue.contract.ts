import { z } from 'zod';
import { idSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { assignedQueueFilterShape } from '../endpoint/queue-filter';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { stateCountSchema } from '../lifecycle/lifecycle.contract';
import {
  modelListingStateSchema,
  publishedModelDetailSchema,
  publishedModelIdSchema,
  publishedModelSchema,
  textPositionSchema,
} from './model-publishing.contract';
import { PUBLISHING_LIMITS } from './model-publishing.values';
import { MODEL_REVIEW_RULES } from './model-text.rules';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
/** The model as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { id: publishedModelIdSchema, version: versionSchema };
const reasonField = ruledText(proseText, MODEL_REVIEW_RULES.reason);

const queueShape = {
  /** Code of the owner. */
  userCode: z.string(),
  /** Code of who works on it; empty for nobody. */
  assignee: z.string(),
  /** Another reviewer than the one who decided has to look. */
  isAppeal: z.boolean(),
};

/** A published model in the queue. */
export const queuedModelSchema = z.object({ ...publishedModelSchema.shape, ...queueShape });
export type QueuedModel = z.infer<typeof queuedModelSchema>;

/** Models that wait for a review, longest waiting first, or those in a state (endpoints §4.13). Customers get 404. */
export const listQueuedModels = defineEndpoint({
  ...queue,
  path: '/ops-api/model/pageList',
  summary: 'Queue of published models',
  body: z.object({ status: modelListingStateSchema.optional(), ...assignedQueueFilterShape, ...pageQueryShape }),
  response: pageSchema(queuedModelSchema),
});

/** How many published models stand in each state, each counted up to `CAPPED_TOTAL` (endpoints §4.13). Customers get 404. */
export const countQueuedModels = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/model/statusCount',
  summary: 'Published models by state',
  response: z.array(stateCountSchema),
});

/** A published model as its owner sees it, and whose it is. */
export const queuedModelDetailSchema = z.object({ ...publishedModelDetailSchema.shape, ...queueShape });
export type QueuedModelDetail = z.infer<typeof queuedModelDetailSchema>;

/** A published model, which is noted in the audit log. Error: 404. */
export const getQueuedModel = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/model/detail',
  summary: 'A published model of the queue',
  query: z.object({ id: publishedModelIdSchema }),
  response: queuedModelDetailSchema,
});

/** A file that came with a model. Every look is noted in the audit log. Error: 404. */
export const getQueuedModelFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/model/file',
  summary: 'A file of a published model',
  responseType: 'file',
  query: z.object({ id: publishedModelIdSchema, fileId: idSchema }),
  response: z.null(),
});

/** Takes a review on, also from somebody else. Errors: 404; 409 nothing waits, it is the caller's, an appeal against the caller, or changed since it was seen. */
export const claimModelReview = defineEndpoint({
  ...queue,
  path: '/ops-api/model/claim',
  summary: 'Takes the review of a model on',
  body: z.object(seen),
  response: queuedModelDetailSchema,
});

/** Gives a review back to the queue. Errors: 404, 409 somebody else's. */
export const releaseModelReview = defineEndpoint({
  ...queue,
  path: '/ops-api/model/release',
  summary: 'Gives the review of a model back',
  body: z.object(seen),
  response: queuedModelDetailSchema,
});

/** Passes a model, or its changed text, which visitors see from then on. Errors: as of `claim`. */
export const passModel = defineEndpoint({
  ...queue,
  path: '/ops-api/model/pass',
  summary: 'Passes a model',
  body: z.object(seen),
  response: queuedModelDetailSchema,
});

/** Rejects a model, or its changed text, and says where. Errors: as of `claim`. */
export const rejectModel = defineEndpoint({
  ...queue,
  path: '/ops-api/model/reject',
  summary: 'Rejects a model',
  body: z.object({
    ...seen,
    reason: reasonField,
    positions: z
      .array(textPositionSchema)
      .max(PUBLISHING_LIMITS.positions, `最多标出${PUBLISHING_LIMITS.positions}处`)
      .default([]),
  }),
  response: queuedModelDetailSchema,
});

/** Takes a model off the shelf that breaks the rules. Errors: 404, 409 not on the shelf. */
export const takeModelDown = defineEndpoint({
  ...queue,
  path: '/ops-api/model/takeDown',
  summary: 'Takes a model down',
  body: z.object({ ...seen, reason: reasonField }),
  response: queuedModelDetailSchema,
});
