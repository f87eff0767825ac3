import { z } from 'zod';
import { groupScopeSchema, idSchema, imagePathSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';

/** Solution as menus and cards show it (spec §3); `categoryType` 4 means it has a detail page. */
export const solutionBriefSchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(40),
  categoryType: z.number().int().min(1).max(4),
  summary: z.string().max(160),
  icon: imagePathSchema,
  coverImage: imagePathSchema,
  highlights: z.array(z.string().max(40)).max(4),
});
export type SolutionBrief = z.infer<typeof solutionBriefSchema>;

/** Industry with its solutions. */
export const solutionCategorySchema = z.object({
  id: idSchema,
  name: z.string().min(1).max(40),
  categoryType: z.number().int().min(1).max(4),
  childrenData: z.array(solutionBriefSchema),
});
export type SolutionCategory = z.infer<typeof solutionCategorySchema>;

/** Solutions by industry (spec §7). */
export const listSolutionCategories = defineEndpoint({
  method: 'GET',
  path: '/ptl/solution/solutionAndCaseList',
  summary: 'Solutions by industry',
  tags: ['solutions'],
  query: z.object({ visibleRange: visibleRangeSchema, scope: groupScopeSchema }),
  response: z.array(solutionCategorySchema),
});
