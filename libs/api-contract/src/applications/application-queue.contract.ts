import { z } from 'zod';
import { idSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { defineQueue, queuedShape, reasonField } from '../endpoint/define-queue';
import {
  applicationDetailSchema,
  applicationKindSchema,
  applicationNoSchema,
  applicationStateSchema,
} from './applications.contract';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;
const byNumber = z.object({ applicationNo: applicationNoSchema });
/** The application as whoever acts has seen it: `version` is the one of `pageList` or `detail`. */
const seen = { applicationNo: applicationNoSchema, version: versionSchema };

const queueShape = {
  ...queuedShape,
  /** Masked. */
  telephone: z.string(),
};

/** An application in the queue. */
export const queuedApplicationSchema = z.object({
  ...applicationDetailSchema.omit({ reason: true, files: true, log: true }).shape,
  ...queueShape,
});
export type QueuedApplication = z.infer<typeof queuedApplicationSchema>;

/** An application with its form as it was filled in, but for the telephone, which is masked. */
export const queuedApplicationDetailSchema = z.object({
  ...applicationDetailSchema.shape,
  ...queueShape,
  form: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
});
export type QueuedApplicationDetail = z.infer<typeof queuedApplicationDetailSchema>;

/** The queue of applications, each of which a reviewer decides on. */
export const applicationQueue = defineQueue({
  name: 'application',
  words: ['an application', 'applications'],
  key: { applicationNo: applicationNoSchema },
  seen,
  filter: { kind: applicationKindSchema.optional(), state: applicationStateSchema.default(10) },
  item: queuedApplicationSchema,
  detail: queuedApplicationDetailSchema,
});
export const {
  list: listQueuedApplications,
  count: countQueuedApplications,
  open: getQueuedApplication,
  claim: claimApplication,
  release: releaseApplication,
} = applicationQueue;

/**
 * The number whoever works on an application may call; every look is noted in the audit log. Errors: 404, 409 for
 * anybody else, and once it is decided.
 */
export const revealApplicationTelephone = defineEndpoint({
  ...queue,
  path: '/ops-api/application/telephone',
  summary: 'Whom to call about an application',
  body: byNumber,
  response: z.object({ telephone: z.string() }),
});

/** A file of an application: evidence or a résumé. Every look is noted in the audit log. Error: 404. */
export const getQueuedApplicationFile = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/application/file',
  summary: 'A file of an application of the queue',
  responseType: 'file',
  query: z.object({ applicationNo: applicationNoSchema, id: idSchema }),
  response: z.null(),
});

/** Passes an application. Errors: as of `claim`, and 409 for one in somebody else's hands. */
export const passApplication = applicationQueue.action('pass', 'Passes an application');

/** Rejects an application with a reason its owner reads. Errors: as of `pass`. */
export const rejectApplication = applicationQueue.action('reject', 'Rejects an application', { reason: reasonField });
