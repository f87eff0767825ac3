import { z } from 'zod';
import { dateSchema, idSchema, imagePathSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { itemLinkSchema } from '../endpoint/content-parts';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';

const kindSchema = z.enum(['company', 'industry', 'notice']);

/** News item as lists show it. */
export const newsBriefSchema = z.object({
  id: idSchema,
  title: z.string().min(1).max(80),
  kind: kindSchema,
  summary: z.string().max(200),
  publishedOn: dateSchema,
  coverImage: imagePathSchema,
  isPinned: z.boolean().default(false),
});
export type NewsBrief = z.infer<typeof newsBriefSchema>;

/** News, pinned ones first, then newest first (path ours: endpoints §4.11). */
export const listNews = defineEndpoint({
  method: 'POST',
  path: '/ptl/news/pageList',
  summary: 'News, newest first',
  tags: ['news'],
  body: z.object({
    visibleRange: visibleRangeSchema,
    kind: kindSchema.optional(),
    year: z.number().int().min(2000).max(2100).optional(),
    ...pageQueryShape,
  }),
  response: pageSchema(newsBriefSchema),
});

/** Years that have news, newest first (path ours). */
export const listNewsYears = defineEndpoint({
  method: 'GET',
  path: '/ptl/news/years',
  summary: 'Years that have news',
  tags: ['news'],
  query: z.object({ visibleRange: visibleRangeSchema }),
  response: z.array(z.number().int()),
});

/** A news item's page; `bodyHtml` is sanitized. */
export const newsDetailSchema = newsBriefSchema.extend({
  author: z.string().max(20),
  newsSource: z.string().max(30),
  bodyHtml: z.string(),
  previous: itemLinkSchema.nullable(),
  next: itemLinkSchema.nullable(),
  related: z.array(itemLinkSchema),
});
export type NewsDetail = z.infer<typeof newsDetailSchema>;

/** A news item's page by its id (path ours: endpoints §4.11). Errors: 404 unknown, 410 withdrawn. */
export const findNewsById = defineEndpoint({
  method: 'GET',
  path: '/ptl/news/findById',
  summary: 'News page by id',
  tags: ['news'],
  query: z.object({ id: idSchema, visibleRange: visibleRangeSchema }),
  response: newsDetailSchema,
});
