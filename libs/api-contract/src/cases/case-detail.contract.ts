import { z } from 'zod';
import { dateSchema, idSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { itemLinkSchema, keywordSchema, portraitSchema, titledTextSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { productBriefSchema } from '../products/products.contract';
import { caseBriefSchema } from './cases.contract';

/** What a case's page says, apart from what is looked up. */
export const caseContentSchema = z.object({
  /** Who the customer is. */
  intro: z.string().min(1).max(400),
  challenges: z.array(z.string().min(1).max(200)).min(2).max(5),
  approach: z.array(titledTextSchema).min(2).max(5),
  /** Figures before and after. */
  numbers: z
    .array(z.object({ label: z.string().max(24), before: z.string().max(20), after: z.string().max(20) }))
    .min(2)
    .max(5),
  quote: z.object({
    text: z.string().min(1).max(200),
    name: z.string().max(20),
    role: z.string().max(30),
    portrait: portraitSchema,
  }),
  /** How long it took, e.g. `4 个月`. */
  duration: z.string().max(20),
});
export type CaseContent = z.infer<typeof caseContentSchema>;

/** A case's page. */
export const caseDetailSchema = caseBriefSchema.extend({
  region: z.string(),
  publishedOn: dateSchema,
  content: caseContentSchema,
  products: z.array(productBriefSchema),
  solutions: z.array(itemLinkSchema),
  next: itemLinkSchema.nullable(),
});
export type CaseDetail = z.infer<typeof caseDetailSchema>;

/** A case's page by its id (spec §7). Errors: 404 unknown, 410 off shelf. */
export const findCaseById = defineEndpoint({
  method: 'GET',
  path: '/ptl/case/findById',
  summary: 'Case page by id',
  tags: ['cases'],
  query: z.object({ id: idSchema, visibleRange: visibleRangeSchema }),
  response: caseDetailSchema,
});

/** Cases by their ids, in the order of the ids (spec §7); those that are not shown are left out. */
export const findCasesByIds = defineEndpoint({
  method: 'POST',
  path: '/ptl/case/findByIds',
  summary: 'Cases by ids',
  tags: ['cases'],
  body: z.object({ ids: z.array(idSchema).max(50), visibleRange: visibleRangeSchema }),
  response: z.array(caseBriefSchema),
});

/** Cases of an industry, product or region, paged (spec §7). Without filters all of them. */
export const getCasesByCategoryId = defineEndpoint({
  method: 'POST',
  path: '/ptl/case/getCaseByCategoryId',
  summary: 'Cases by filters',
  tags: ['cases'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    categoryId: idSchema.optional(),
    productCode: z.string().max(64).optional(),
    region: z.string().max(20).optional(),
    keyword: keywordSchema,
    ...pageQueryShape,
  }),
  response: pageSchema(caseBriefSchema),
});

/** What cases can be filtered by: only values that lead to one (path ours). */
export const listCaseFilters = defineEndpoint({
  method: 'GET',
  path: '/ptl/case/filters',
  summary: 'Filters of cases',
  tags: ['cases'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.object({
    categories: z.array(z.object({ id: idSchema, name: z.string() })),
    products: z.array(z.object({ code: z.string(), name: z.string() })),
    regions: z.array(z.string()),
  }),
});
