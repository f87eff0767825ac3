import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';

const administration = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

const jobIdSchema = z.string('请选择任务').regex(/^\d{1,15}$/, '请选择任务');

/** Jobs whose last attempt failed: those that were given up, or those that wait until an outage of somebody else is over. */
export const FAILED_JOB_STATES = ['dead', 'outage'] as const;

/** Most jobs of one name that one call has tried again. */
export const MAX_RETRIES = 1000;

const jobNameSchema = z
  .string('请选择任务')
  .max(100, '请选择任务')
  .regex(/^[a-z][a-z0-9.-]*$/, '请选择任务');

/** Work in the background whose last attempt failed. */
export const failedJobSchema = z.object({
  id: jobIdSchema,
  /** What it was to do: `<domain>.<action>`. */
  name: z.string(),
  /** Id of what it was to be done with. */
  key: z.string(),
  attempts: z.int(),
  /** Kind of the last failure, and our own words about it. */
  reason: z.string(),
  failedAt: timestampSchema,
  /** Since when somebody else is away whom it waits for; it is tried again by itself. `null` for a dead letter. */
  waitsSince: timestampSchema.nullable(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

/**
 * Dead letters of the work in the background, last failure first, or what waits for somebody else, the longest outage
 * first. For administrators; everybody else gets 404.
 */
export const listFailedJobs = defineEndpoint({
  ...administration,
  path: '/ops-api/job/pageList',
  summary: 'Background jobs that were given up, or that wait for somebody else',
  body: z.object({
    name: jobNameSchema.optional(),
    state: z.enum(FAILED_JOB_STATES, '请选择任务状态').default('dead'),
    ...pageQueryShape,
  }),
  response: pageSchema(failedJobSchema),
});

/**
 * Has a dead letter tried again, or all of one name, `MAX_RETRIES` in one call and those first that wait longest, each
 * with all its attempts. Tells how many are left. Error: 404 where there is none any more.
 */
export const retryDeadJobs = defineEndpoint({
  ...administration,
  path: '/ops-api/job/retry',
  summary: 'Has background jobs tried again that were given up',
  body: z
    .object({ id: jobIdSchema.optional(), name: jobNameSchema.optional() })
    .refine(({ id, name }) => (id === undefined) !== (name === undefined), { path: ['id'], error: '请选择任务' }),
  response: z.object({ retried: z.int().min(1).max(MAX_RETRIES), left: z.int().min(0) }),
});
