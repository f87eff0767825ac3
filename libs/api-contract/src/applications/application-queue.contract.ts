import { z } from 'zod';
import { idSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { assignedQueueFilterShape } from '../endpoint/queue-filter';
import { proseText } from '../endpoint/text-schemas';
import { stateCountSchema } from '../lifecycle/lifecycle.contract';
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
const reasonField = proseText('请说明原因').min(2, '请说明原因').max(300, '原因不能超过300个字');

const queueShape = {
  /** Code of the owner; empty for a visitor, who is told nothing. */
  userCode: z.string(),
  /** Code of who works on it; empty for nobody. */
  assignee: z.string(),
  /** Masked. */
  telephone: z.string(),
};

/** An application in the queue. */
export const queuedApplicationSchema = z.object({
  ...applicationDetailSchema.omit({ reason: true, files: true, log: true }).shape,
  ...queueShape,
});
export type QueuedApplication = z.infer<typeof queuedApplicationSchema>;

/** The queue of applications, longest waiting first (endpoints §4.13). Customers get 404. */
export const listQueuedApplications = defineEndpoint({
  ...queue,
  path: '/ops-api/application/pageList',
  summary: 'Queue of applications',
  body: z.object({
    kind: applicationKindSchema.optional(),
    state: applicationStateSchema.default(10),
    ...assignedQueueFilterShape,
    ...pageQueryShape,
  }),
  response: pageSchema(queuedApplicationSchema),
});

/** How many applications stand in each state, each counted up to `CAPPED_TOTAL` (endpoints §4.13). Customers get 404. */
export const countQueuedApplications = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/application/statusCount',
  summary: 'Queue of applications by state',
  response: z.array(stateCountSchema),
});

/** An application with its form as it was filled in, but for the telephone, which is masked. */
export const queuedApplicationDetailSchema = z.object({
  ...applicationDetailSchema.shape,
  ...queueShape,
  form: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
});
export type QueuedApplicationDetail = z.infer<typeof queuedApplicationDetailSchema>;

/** An application of the queue, which is noted in the audit log. Error: 404. */
export const getQueuedApplication = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/application/detail',
  summary: 'An application of the queue',
  query: byNumber,
  response: queuedApplicationDetailSchema,
});

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

/**
 * Takes an application on: 待受理 becomes 处理中. One that somebody else works on changes hands. Errors: 404; 409 once it
 * is over, and for one that has changed since it was seen.
 */
export const claimApplication = defineEndpoint({
  ...queue,
  path: '/ops-api/application/claim',
  summary: 'Takes an application on',
  body: z.object(seen),
  response: queuedApplicationDetailSchema,
});

/** Gives an application back to the queue. Errors: as of `claim`, and 409 for anybody but whoever works on it. */
export const releaseApplication = defineEndpoint({
  ...queue,
  path: '/ops-api/application/release',
  summary: 'Gives an application back to the queue',
  body: z.object(seen),
  response: queuedApplicationDetailSchema,
});

/** Passes an application. Errors: as of `claim`, and 409 for one in somebody else's hands. */
export const passApplication = defineEndpoint({
  ...queue,
  path: '/ops-api/application/pass',
  summary: 'Passes an application',
  body: z.object(seen),
  response: queuedApplicationDetailSchema,
});

/** Rejects an application with a reason its owner reads. Errors: as of `pass`. */
export const rejectApplication = defineEndpoint({
  ...queue,
  path: '/ops-api/application/reject',
  summary: 'Refuses an application',
  body: z.object({ ...seen, reason: reasonField }),
  response: queuedApplicationDetailSchema,
});
