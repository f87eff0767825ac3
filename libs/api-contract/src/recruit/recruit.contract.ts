import { z } from 'zod';
import { dateSchema, idSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { keywordSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';

/** Job as lists show it; `jobFunction` is 职能, e.g. 研发. */
export const jobBriefSchema = z.object({
  id: idSchema,
  title: z.string().min(1).max(40),
  channel: z.enum(['social', 'campus']),
  jobFunction: z.string().min(1).max(12),
  city: z.string().min(1).max(12),
  headcount: z.number().int().min(1).max(99),
  publishedOn: dateSchema,
  isClosed: z.boolean(),
});
export type JobBrief = z.infer<typeof jobBriefSchema>;

/** A job in full. */
export const jobDetailSchema = jobBriefSchema.extend({
  intro: z.string().max(300),
  duties: z.array(z.string().min(1).max(120)).min(2).max(8),
  requirements: z.array(z.string().min(1).max(120)).min(2).max(8),
  extras: z.array(z.string().min(1).max(120)).max(4),
});
export type JobDetail = z.infer<typeof jobDetailSchema>;

/** Jobs by filters (path ours: endpoints §4.11). */
export const listJobs = defineEndpoint({
  method: 'POST',
  path: '/ptl/recruit/pageList',
  summary: 'Jobs by filters',
  tags: ['recruit'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    channel: z.enum(['social', 'campus']).optional(),
    jobFunction: z.string().max(12).optional(),
    city: z.string().max(12).optional(),
    keyword: keywordSchema,
    ...pageQueryShape,
  }),
  response: pageSchema(jobBriefSchema),
});

/** What jobs can be filtered by (path ours). */
export const listJobFilters = defineEndpoint({
  method: 'GET',
  path: '/ptl/recruit/filters',
  summary: 'Filters of jobs',
  tags: ['recruit'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.object({ functions: z.array(z.string()), cities: z.array(z.string()) }),
});

/** A job by its id, with similar ones (path ours: endpoints §4.11). Errors: 404 unknown, 410 withdrawn. */
export const findJobById = defineEndpoint({
  method: 'GET',
  path: '/ptl/recruit/findById',
  summary: 'Job by id',
  tags: ['recruit'],
  query: z.object({ id: idSchema, visibleRange: visibleRangeSchema }),
  response: jobDetailSchema.extend({ similar: z.array(jobBriefSchema) }),
});
