import { z } from 'zod';
import { idSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { proseText, ruledText } from '../endpoint/text-schemas';
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
  ...queuedShape,
  /** Another reviewer than the one who decided has to look. */
  isAppeal: z.boolean(),
};

/** A published model in the queue. */
export const queuedModelSchema = z.object({ ...publishedModelSchema.shape, ...queueShape });
export type QueuedModel = z.infer<typeof queuedModelSchema>;

/** A published model as its owner sees it, and whose it is. */
export const queuedModelDetailSchema = z.object({ ...publishedModelDetailSchema.shape, ...queueShape });
export type QueuedModelDetail = z.infer<typeof queuedModelDetailSchema>;

/** The queue of published models, and of changes of them, that wait for a review. An appeal is taken on by another reviewer than the one who decided, who is rejected with 409. */
export const modelQueue = defineQueue({
  name: 'model',
  words: ['a published model', 'published models'],
  key: { id: publishedModelIdSchema },
  seen,
  filter: { status: modelListingStateSchema.optional() },
  item: queuedModelSchema,
  detail: queuedModelDetailSchema,
});
export const {
  list: listQueuedModels,
  count: countQueuedModels,
  open: getQueuedModel,
  claim: claimModelReview,
  release: releaseModelReview,
} = modelQueue;

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

/** Passes a model, or its changed text, which visitors see from then on. Errors: as of `claim`. */
export const passModel = modelQueue.action('pass', 'Passes a model');

/** Rejects a model, or its changed text, and says where. Errors: as of `claim`. */
export const rejectModel = modelQueue.action('reject', 'Rejects a model', {
  reason: reasonField,
  positions: z
    .array(textPositionSchema)
    .max(PUBLISHING_LIMITS.positions, `最多标出${PUBLISHING_LIMITS.positions}处`)
    .default([]),
});

/** Takes a model off the shelf that breaks the rules. Errors: 404, 409 not on the shelf. */
export const takeModelDown = modelQueue.action('takeDown', 'Takes a model down', { reason: reasonField });
