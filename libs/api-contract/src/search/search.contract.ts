import { z } from 'zod';
import { contentTypeSchema, dateSchema, idSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText } from '../endpoint/text-schemas';
import { docVersionIdSchema } from '../documents/document-parts';

export const searchModuleSchema = z.enum([
  'PRODUCT',
  'SOLUTION',
  'CASE',
  'DOCUMENT',
  'MARKETING_ACTIVITY',
  'DEVELOP',
  'NEWS',
  'RECRUIT',
  'MODEL',
  'COMMUNITY',
]);
export type SearchModule = z.infer<typeof searchModuleSchema>;

const TAGS = ['search'];
const rangeShape = { visibleRange: visibleRangeSchema };
/** What a visitor typed; more than 100 characters are cut, not rejected. */
const keywordsSchema = lineText().max(20_000);

const extraSchema = z.object({
  /** Code of a product; empty for other kinds. */
  code: z.string(),
  /** Whether a product has no page of its own: it opens on the purchase page (spec §2). */
  isContentEmpty: z.boolean(),
  docId: z.string(),
  docVersionId: z.string(),
  /** 1 video, 2 and 3 material, 4 Q&A, 5 article of the community (spec §2); 0 for other kinds. */
  mainType: z.number().int(),
});

/** Search suggestion (spec §3). `title` is escaped HTML in which only `<em>` marks the hits. */
export const suggestionSchema = z.object({
  title: z.string(),
  /** Name of the document a page belongs to; empty for other kinds. */
  docTitle: z.string(),
  /** Chapters of a page below its document, joined by ` › `; empty for other kinds. */
  chapter: z.string(),
  docId: z.string(),
  module: searchModuleSchema,
  /** Id of the item: product code, item id, or `nodeId` of a document's page. */
  mid: z.string(),
  /** Id of the entry in the index. */
  id: z.string(),
  extra: extraSchema,
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** Search suggestions (spec §7): code `'0'` with a list. */
export const searchSuggestions = defineEndpoint({
  method: 'POST',
  path: '/ptl/es/fulSearch/api/search',
  summary: 'Search suggestions',
  tags: TAGS,
  body: z.object({
    keywords: keywordsSchema,
    /** Document that is being read: pages of it come first. */
    docId: idSchema.optional(),
    pageNo: z.number().int().min(1).max(100).default(1),
    pageSize: z.number().int().min(1).max(20).default(10),
    ...rangeShape,
  }),
  response: z.array(suggestionSchema),
});

/** Part of a document's page in which the words were found. */
export const searchSectionSchema = z.object({ anchor: z.string(), title: z.string(), summary: z.string() });

/** Search result; `title` and `summary` are escaped HTML in which only `<em>` marks the hits. */
export const searchItemSchema = suggestionSchema.extend({
  summary: z.string(),
  /** What leads to it: category, document and chapters. */
  breadcrumb: z.array(z.string()),
  /** Null where its source does not say. */
  updatedOn: dateSchema.nullable(),
  /** Anchor of the best part of the page; empty for the page itself. */
  anchor: z.string(),
  sections: z.array(searchSectionSchema),
});
export type SearchItem = z.infer<typeof searchItemSchema>;

const countSchema = z.object({ module: searchModuleSchema, count: z.number().int(), isCapped: z.boolean() });
export type SearchCount = z.infer<typeof countSchema>;

/** Search results (spec §7), best first. */
export const searchResult = defineEndpoint({
  method: 'POST',
  path: '/ptl/es/fulSearch/api/searchResult',
  summary: 'Search results',
  tags: TAGS,
  body: z.object({
    keywords: keywordsSchema,
    module: searchModuleSchema.optional(),
    /** Only pages of this document, and of this version of it. */
    docId: idSchema.optional(),
    docVersionId: docVersionIdSchema.optional(),
    /** Only what changed since then. */
    since: dateSchema.optional(),
    /** Whether what was typed is meant, however it looks: nothing else is searched instead. */
    isAsTyped: z.boolean().default(false),
    pageNo: z.number().int().min(1).max(100).default(1),
    pageSize: z.number().int().min(1).max(50).default(10),
    ...rangeShape,
  }),
  response: z.object({
    list: z.array(searchItemSchema),
    /** Hits of the chosen kind, at most `SEARCH_COUNT_CAP`. */
    total: z.number().int(),
    isCapped: z.boolean(),
    pageNo: z.number().int(),
    pageSize: z.number().int(),
    counts: z.array(countSchema),
    /** Pages on which it is done what was asked for. */
    shortcuts: z.array(z.object({ title: z.string(), href: z.string() })),
    /** What was searched instead of what was typed; null where that was searched. */
    correction: z.string().nullable(),
    /** Whether what was typed is found too. */
    isTypedFound: z.boolean(),
  }),
});

/** What a suggestion says about the words (path ours); null where it is not shown any more. */
export const searchPreview = defineEndpoint({
  method: 'POST',
  path: '/ptl/es/fulSearch/api/searchPreview',
  summary: 'What a suggestion says about the words',
  tags: TAGS,
  body: z.object({
    keywords: keywordsSchema,
    /** Id of the entry, from its suggestion. */
    id: z.string().regex(/^\d{1,15}$/),
    ...rangeShape,
  }),
  response: searchItemSchema.nullable(),
});

/** Hits by kind (path ours: endpoints §4.10). */
export const searchCount = defineEndpoint({
  method: 'POST',
  path: '/ptl/es/fulSearch/api/searchCount',
  summary: 'Hits by kind',
  tags: TAGS,
  body: z.object({ keywords: keywordsSchema, ...rangeShape }),
  response: z.array(countSchema),
});

/** Words offered before anything is typed (path ours). */
export const searchHotWords = defineEndpoint({
  method: 'GET',
  path: '/ptl/es/fulSearch/api/searchHotWords',
  summary: 'Hot words of the site',
  tags: TAGS,
  query: z.object(rangeShape),
  response: z.array(z.string()),
});

/** Tells that a result was opened (path ours); `rank` counts from 1. */
export const recordClick = defineEndpoint({
  method: 'POST',
  path: '/ptl/es/fulSearch/api/recordClick',
  summary: 'A search result was opened',
  tags: TAGS,
  body: z.object({
    keywords: lineText().min(1).max(100),
    module: searchModuleSchema,
    id: z.string().min(1).max(300),
    rank: z.number().int().min(1).max(1000),
  }),
  response: z.null(),
});

/** Tells that a page was opened from a suggestion (spec §4; path ours: endpoints §4.10); an unknown `id` counts nothing. */
export const recordDocView = defineEndpoint({
  method: 'POST',
  path: '/ptl/es/fulSearch/api/recordDocView',
  summary: 'A page was opened from a suggestion',
  tags: TAGS,
  body: z.object({ contentType: contentTypeSchema, id: z.string().min(1).max(300) }),
  response: z.null(),
});
