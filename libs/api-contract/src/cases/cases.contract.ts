import { z } from 'zod';
import { idSchema, imagePathSchema, sitePathSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { CATEGORY_KINDS } from './cases.values';

/** Customer case as cards show it: `metric` is its one headline figure, e.g. `31%`. */
export const caseBriefSchema = z.object({
  id: idSchema,
  title: z.string().min(1).max(60),
  customer: z.string().min(1).max(40),
  industry: z.string().max(20),
  summary: z.string().max(200),
  metric: z.object({ value: z.string().max(16), label: z.string().max(24) }),
  logo: imagePathSchema,
  coverImage: imagePathSchema,
});
export type CaseBrief = z.infer<typeof caseBriefSchema>;

/** Customer case as the pages of products and solutions show it. */
export const caseLinkSchema = caseBriefSchema.extend({ url: sitePathSchema });
export type CaseLink = z.infer<typeof caseLinkSchema>;

/** Cases by industry (spec §7; the site always sends 2). */
export const listCaseCategories = defineEndpoint({
  method: 'GET',
  path: '/ptl/case/solutionAndCaseList',
  summary: 'Cases by industry',
  tags: ['cases'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(z.object({ id: idSchema, name: z.string(), childrenData: z.array(caseBriefSchema) })),
});

/** Featured cases, newest first (spec §7). */
export const selectCaseList = defineEndpoint({
  method: 'GET',
  path: '/ptl/case/selectCaseList',
  summary: 'Featured cases',
  tags: ['cases'],
  query: z.object({ visibleRange: visibleRangeSchema, size: z.coerce.number().int().min(1).max(50).default(6) }),
  response: z.array(caseBriefSchema),
});

/** Names of the categories of a kind, for filters (spec §7). */
export const listCategoryNames = defineEndpoint({
  method: 'GET',
  path: '/ptl/category/categoryNameList',
  summary: 'Category names of a kind',
  tags: ['cases'],
  query: z.object({ kind: z.enum(CATEGORY_KINDS).default('case') }),
  response: z.array(z.object({ id: idSchema, name: z.string() })),
});
