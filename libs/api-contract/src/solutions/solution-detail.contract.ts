import { z } from 'zod';
import { caseLinkSchema } from '../cases/cases.contract';
import { idSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { figureSchema, layersSchema, titledLinkSchema, titledTextSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { productBriefSchema } from '../products/products.contract';
import { solutionBriefSchema } from './solutions.contract';

/** What a solution's page says, apart from what is looked up. */
export const solutionContentSchema = z.object({
  overview: z.array(z.string().min(1).max(400)).min(1).max(3),
  painPoints: z.array(titledTextSchema).min(2).max(4),
  architecture: layersSchema.min(3),
  capabilities: z.array(titledTextSchema).min(3).max(6),
  results: z.array(figureSchema).min(2).max(4),
  documents: z.array(titledLinkSchema).max(6),
  whitepaper: z.string().max(60).default(''),
});
export type SolutionContent = z.infer<typeof solutionContentSchema>;

/** A solution's page. */
export const solutionDetailSchema = solutionBriefSchema.extend({
  categoryId: idSchema,
  industry: z.string(),
  content: solutionContentSchema,
  products: z.array(productBriefSchema),
  cases: z.array(caseLinkSchema),
});
export type SolutionDetail = z.infer<typeof solutionDetailSchema>;

/** A solution's page by its id (spec §7). Errors: 404 unknown, 410 off shelf. */
export const findSolutionById = defineEndpoint({
  method: 'GET',
  path: '/ptl/solution/findById',
  summary: 'Solution page by id',
  tags: ['solutions'],
  query: z.object({ id: idSchema, visibleRange: visibleRangeSchema }),
  response: solutionDetailSchema,
});
