import { z } from 'zod';
import { timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';

const administration = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

const jobIdSchema = z.string('请选择任务').regex(/^\d{1,15}$/, '请选择任务');

/** Work in the background that failed for the last time. */
export const deadJobSchema = z.object({
  id: jobIdSchema,
  /** What it was to do: `<domain>.<action>`. */
  name: z.string(),
  /** Id of what it was to be done with. */
  key: z.string(),
  attempts: z.int(),
  /** Kind of the last failure, and our own words about it. */
  reason: z.string(),
  failedAt: timestampSchema,
});
export type DeadJob = z.infer<typeof deadJobSchema>;

/** Dead letters of the work in the background, last failure first. For administrators; everybody else gets 404. */
export const listDeadJobs = defineEndpoint({
  ...administration,
  path: '/ops-api/job/pageList',
  summary: 'Background jobs that were given up',
  body: z.object({ name: z.string().max(100).optional(), ...pageQueryShape }),
  response: pageSchema(deadJobSchema),
});

/** Has a dead letter tried again, with all its attempts. Error: 404 where it is none any more. */
export const retryDeadJob = defineEndpoint({
  ...administration,
  path: '/ops-api/job/retry',
  summary: 'Has a background job tried again that was given up',
  body: z.object({ id: jobIdSchema }),
  response: z.null(),
});
