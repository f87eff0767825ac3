import { z } from 'zod';
import { idSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { keywordSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { solutionBriefSchema } from './solutions.contract';

/** An industry with how many solutions it has and the first of them. */
export const solutionGroupSchema = z.object({
  id: idSchema,
  name: z.string(),
  total: z.number().int().min(1),
  solutions: z.array(solutionBriefSchema),
});
export type SolutionGroup = z.infer<typeof solutionGroupSchema>;

/** Industries with the first `size` solutions of each (path ours); those without any are left out. */
export const listSolutionGroups = defineEndpoint({
  method: 'GET',
  path: '/ptl/solution/groups',
  summary: 'Industries with the first solutions of each',
  tags: ['solutions'],
  query: z.object({ visibleRange: visibleRangeSchema, size: z.coerce.number().int().min(0).max(12) }),
  response: z.array(solutionGroupSchema),
});

/** Solutions of an industry, or that hold every word of a keyword, in pages (path ours). */
export const listSolutions = defineEndpoint({
  method: 'POST',
  path: '/ptl/solution/pageList',
  summary: 'Solutions by industry and keyword',
  tags: ['solutions'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    categoryId: idSchema.optional(),
    keyword: keywordSchema,
    ...pageQueryShape,
  }),
  response: pageSchema(solutionBriefSchema),
});
