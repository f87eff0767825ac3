import { z } from 'zod';
import {
  contentTypeSchema,
  idSchema,
  keySchema,
  timestampSchema,
  visibleRangeSchema,
} from '../endpoint/common-schemas';
import { diffPartSchema } from '../endpoint/diff-part';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText, nameText, proseText, ruledText } from '../endpoint/text-schemas';
import {
  docContentSchema,
  docNodeIdSchema,
  documentCategorySchema,
  documentNodeSchema,
  documentPageLinkSchema,
  documentPlaceShape,
  documentVersionSchema,
  docVersionIdSchema,
  nodeLinkSchema,
} from './document-parts';
import { FEEDBACK_RULES } from './documents.rules';
import { FEEDBACK_REASONS } from './documents.values';

const TAGS = ['documents'];
const rangeShape = { visibleRange: visibleRangeSchema };
const placeQuery = z.object({ ...documentPlaceShape, ...rangeShape });

/** Documents by category (spec §7). */
export const docMenu = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docMenu',
  summary: 'Documents by category',
  tags: TAGS,
  query: z.object(rangeShape),
  response: z.array(documentCategorySchema),
});

/** Recommended pages, for the document center's first screen (spec §7; recommendStatus 1). */
export const docMenuSpecial = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docMenuSpecial',
  summary: 'Recommended pages',
  tags: TAGS,
  query: z.object(rangeShape),
  response: z.array(documentPageLinkSchema),
});

/**
 * Tree of a document (spec §7), as much of it as is open: the first level and the branches that lead to `nodeId`; with
 * `parentId` that node's children alone; with `keyword` the nodes whose name contains it, at most `TREE_MATCH_LIMIT`,
 * with what leads to them. Of a level with more than `LEVEL_LIMIT` nodes those around the one that leads to `nodeId`
 * come, else the first ones, each with its `rank`; `from` asks for those from a rank on, below `parentId` or on the
 * first level. Errors: 404 unknown document or version.
 */
export const docTreeData = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docTreeData',
  summary: 'Tree of a document, as far as it is open',
  tags: TAGS,
  query: placeQuery.extend({
    parentId: docNodeIdSchema.optional(),
    from: z.coerce.number().int().min(1).max(1_000_000).optional(),
    keyword: lineText().max(50, '关键词不能超过50个字符').optional(),
  }),
  response: z.array(documentNodeSchema),
});

/** A page of a document (spec §7). Errors: 404 unknown or hidden document, version or node. */
export const findDocContent = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/findDocContent',
  summary: 'Page of a document',
  tags: TAGS,
  query: placeQuery,
  response: docContentSchema,
});

/** What leads to a page, the page last (spec §7). Errors as `findDocContent`. */
export const docBreadCrumbs = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docBreadCrumbs',
  summary: 'Way to a page of a document',
  tags: TAGS,
  query: placeQuery,
  response: z.object({ id: idSchema, documentName: z.string(), nodes: z.array(nodeLinkSchema) }),
});

/** Words readers of a document look for (spec §7): what its pages are mostly about. */
export const getDocHotSearchWords = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/getDocHotSearchWords',
  summary: 'Hot words of a document',
  tags: TAGS,
  query: z.object({ id: idSchema, ...rangeShape }),
  response: z.array(z.string()),
});

/** Words readers of the document center look for (spec §7). */
export const docHotSearchWords = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docHotSearchWords',
  summary: 'Hot words of the document center',
  tags: TAGS,
  query: z.object(rangeShape),
  response: z.array(z.string()),
});

/** Versions of a document, newest first (path ours: endpoints §4.10). Errors: 404. */
export const docVersions = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docVersions',
  summary: 'Versions of a document',
  tags: TAGS,
  query: z.object({ docId: idSchema, ...rangeShape }),
  response: z.array(documentVersionSchema),
});

/**
 * Where a page is in another version (path ours): the same page, or the nearest of its ancestors that the version has,
 * or its first page. Errors: 404 unknown document or version.
 */
export const docVersionMap = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docVersionMap',
  summary: 'The same page in another version',
  tags: TAGS,
  query: placeQuery.extend({ toVersionId: docVersionIdSchema }),
  response: z.object({ nodeId: docNodeIdSchema, name: z.string(), exact: z.boolean() }),
});

/** The pages before and after a page, in reading order (path ours). Errors: 404. */
export const docPrevNext = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docPrevNext',
  summary: 'Previous and next page',
  tags: TAGS,
  query: placeQuery,
  response: z.object({ previous: nodeLinkSchema.nullable(), next: nodeLinkSchema.nullable() }),
});

/** What changed on a page between two versions, by lines of its Markdown (path ours). Errors: 404. */
export const docDiff = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docDiff',
  summary: 'What changed on a page between two versions',
  tags: TAGS,
  query: z.object({
    id: idSchema,
    nodeId: docNodeIdSchema,
    from: docVersionIdSchema,
    to: docVersionIdSchema,
    ...rangeShape,
  }),
  response: z.array(diffPartSchema),
});

/** Pages about the same things as a page, from the same document first (path ours). Errors: 404. */
export const docRecommend = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docRecommend',
  summary: 'Related pages',
  tags: TAGS,
  query: placeQuery,
  response: z.array(documentPageLinkSchema),
});

/** Pages that changed last (path ours). */
export const docRecent = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docRecent',
  summary: 'Pages that changed last',
  tags: TAGS,
  query: z.object(rangeShape),
  response: z.array(documentPageLinkSchema),
});

/** A page as Markdown, its links as URLs of the portal (path ours). Errors: 404. */
export const docMarkdown = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docMarkdown',
  summary: 'Page of a document as Markdown',
  tags: TAGS,
  query: placeQuery,
  response: z.object({ title: z.string(), markdown: z.string() }),
});

/** All pages of the newest versions, for `llms.txt` (path ours). */
export const docIndex = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docIndex',
  summary: 'All pages of the document center',
  tags: TAGS,
  query: z.object(rangeShape),
  response: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      summary: z.string(),
      docVersionId: docVersionIdSchema,
      pages: z.array(nodeLinkSchema),
    }),
  ),
});

/** Pages of a document's newest version as Markdown, in reading order and in parts; `total` counts all (path ours). Errors: 404. */
export const docTexts = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docTexts',
  summary: 'Texts of a document',
  tags: TAGS,
  query: z.object({
    id: idSchema,
    ...rangeShape,
    pageNo: z.coerce.number<number>().int().min(1).max(10_000).default(1),
  }),
  response: z.object({
    name: z.string(),
    summary: z.string(),
    versionName: z.string(),
    total: z.number().int(),
    pages: z.array(z.object({ nodeId: docNodeIdSchema, title: z.string(), markdown: z.string() })),
  }),
});

const feedbackReasonSchema = keySchema(FEEDBACK_REASONS);

/** Says whether a page helped (path ours: endpoints §4.10). Open to everyone; a login adds it to one's own list. */
export const docFeedback = defineEndpoint({
  method: 'POST',
  path: '/ptl/isc/doc/api/docFeedback',
  summary: 'Feedback on a page',
  tags: TAGS,
  isIdempotent: true,
  body: z.object({
    ...rangeShape,
    id: idSchema,
    nodeId: docNodeIdSchema,
    docVersionId: docVersionIdSchema,
    helpful: z.boolean(),
    reasons: z.array(feedbackReasonSchema).max(6).default([]),
    text: ruledText(proseText, FEEDBACK_RULES.text).default(''),
    contact: ruledText(nameText, FEEDBACK_RULES.contact).default(''),
  }),
  response: z.object({ feedbackNo: z.string() }),
});

/** One's own feedback, newest first, at most 50 (path ours). */
export const docFeedbackMine = defineEndpoint({
  method: 'GET',
  path: '/ptl/isc/doc/api/docFeedbackMine',
  summary: 'Own feedback on pages',
  tags: TAGS,
  auth: 'user',
  response: z.array(
    z.object({
      feedbackNo: z.string(),
      /** That of documents. */
      contentType: contentTypeSchema,
      id: idSchema,
      nodeId: docNodeIdSchema,
      docVersionId: docVersionIdSchema,
      title: z.string(),
      helpful: z.boolean(),
      reasons: z.array(feedbackReasonSchema),
      text: z.string(),
      status: z.enum(['received', 'handled']),
      reply: z.string(),
      createdAt: timestampSchema,
    }),
  ),
});
