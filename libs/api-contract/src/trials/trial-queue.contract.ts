import { z } from 'zod';
import { idSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape, reasonField } from '../endpoint/define-queue';
import { trialBriefSchema, trialDetailSchema, trialIdSchema, trialStatusSchema } from './trials.contract';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
/** The trial as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { id: trialIdSchema, version: versionSchema };

const queueShape = {
  ...queuedShape,
  /** Masked. */
  telephone: z.string(),
};

/** A trial in the queue; `actions` are those of its owner. */
export const queuedTrialSchema = z.object({ ...trialBriefSchema.shape, ...queueShape });
export type QueuedTrial = z.infer<typeof queuedTrialSchema>;

/** A trial with its application as it was filled in, but for the telephone, which is masked. */
export const queuedTrialDetailSchema = z.object({
  ...trialDetailSchema.shape,
  ...queueShape,
  form: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
});
export type QueuedTrialDetail = z.infer<typeof queuedTrialDetailSchema>;

/** The queue of trials, which are a reviewer's to decide on, to extend, or to have opened anew. */
export const trialQueue = defineQueue({
  name: 'trial',
  words: ['a trial', 'trials'],
  key: { id: trialIdSchema },
  seen,
  filter: { status: trialStatusSchema.optional() },
  item: queuedTrialSchema,
  detail: queuedTrialDetailSchema,
});
export const {
  list: listQueuedTrials,
  count: countQueuedTrials,
  open: getQueuedTrial,
  claim: claimTrial,
  release: releaseTrial,
} = trialQueue;

/** The number a reviewer may call; every look is noted in the audit log. Errors: 404, 409 where nothing is to be decided. */
export const revealTrialTelephone = defineEndpoint({
  ...queue,
  path: '/ops-api/trial/telephone',
  summary: 'Whom to call about a trial',
  body: z.object({ id: trialIdSchema }),
  response: z.object({ telephone: z.string() }),
});

/** A file of an application. Every look is noted in the audit log. Error: 404. */
export const getQueuedTrialFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/trial/file',
  summary: 'A file of a trial of the queue',
  responseType: 'file',
  query: z.object({ id: trialIdSchema, fileId: idSchema }),
  response: z.null(),
});

/** Passes an application, or the extension that was asked for. Errors: 404; 409 in another state, or changed since it was seen. */
export const passTrial = trialQueue.action('pass', 'Passes a trial or its extension');

/** Rejects an application, or an extension, with a reason its owner reads. Errors: as of `pass`. */
export const rejectTrial = trialQueue.action('reject', 'Rejects a trial or its extension', { reason: reasonField });

/** Says that a trial is opened, by whoever opened it by hand. Errors: as of `pass`. */
export const openTrial = trialQueue.action('open', 'Opens a trial');

/** Has a trial opened anew that could not be opened. Errors: as of `pass`. */
export const retryTrial = trialQueue.action('retry', 'Opens a trial anew');
