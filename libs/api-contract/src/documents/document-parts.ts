import { z } from 'zod';
import { dateSchema, idSchema, linkTargetSchema } from '../endpoint/common-schemas';
import { CHAPTER_LIMIT } from './documents.values';

/** Id of a document's version, unique within the document: `2.0`. */
export const docVersionIdSchema = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^\s/\\?#%]+$/, '版本标识不正确');

/**
 * Id of a node of a document's tree: the path of its file without ending, `quick-start/first-device`. The same page
 * has the same id in every version of its document.
 */
export const docNodeIdSchema = z.string().min(1).max(200);

/** Which page of the document center is meant: the newest version, and its first page, where nothing else is said. */
export const documentPlaceShape = {
  id: idSchema,
  nodeId: docNodeIdSchema.optional(),
  docVersionId: docVersionIdSchema.optional(),
};

const menuItemShape = {
  id: z.string().min(1).max(200),
  parentId: z.string().max(200).nullable(),
  name: z.string().min(1).max(120),
  /** 1 where the node has a page, 0 where it only holds others. */
  isIncludeContent: z.union([z.literal(0), z.literal(1)]),
  /** Who changed it last; empty where nobody is named. */
  modifier: z.string().max(64),
  recommendStatus: z.union([z.literal(0), z.literal(1)]).default(0),
  showStatus: z.union([z.literal(0), z.literal(1)]).default(1),
  updateTime: dateSchema,
  weight: z.number().int(),
};

/** A node by its name: for chapters, breadcrumbs, lists of children, the previous and the next page. */
export const nodeLinkSchema = z.object({ nodeId: docNodeIdSchema, name: z.string().min(1).max(120) });
export type NodeLink = z.infer<typeof nodeLinkSchema>;

/** Document of the document center, as its menu lists it. */
export const documentSchema = z.object({
  ...menuItemShape,
  summary: z.string().max(200),
  /** Newest version. */
  docVersionId: docVersionIdSchema,
  versionName: z.string().min(1).max(40),
  /** Pages of the newest version. */
  pageCount: z.number().int(),
  /** The first level of the newest version's tree and, while there is room, the chapters below it, in reading order. */
  chapters: z.array(nodeLinkSchema).max(CHAPTER_LIMIT),
  /** Product it belongs to; null where it belongs to none. */
  productCode: idSchema.nullable(),
});
export type DocumentSummary = z.infer<typeof documentSchema>;

/** Category of the document center with its documents (spec §3: document menu item). */
export const documentCategorySchema = z.object({ ...menuItemShape, children: z.array(documentSchema) });
export type DocumentCategory = z.infer<typeof documentCategorySchema>;

/** Node of a document's tree (spec §3: document menu item), as a branch that is closed. */
export const closedNodeSchema = z.object({
  ...menuItemShape,
  hasChildren: z.boolean(),
  /** Where a node that is only a link leads; null for the others. */
  url: linkTargetSchema.nullable(),
  /** Its place among its siblings, from 1, and how many they are; only where a level is longer than one response. */
  rank: z.object({ at: z.number().int(), of: z.number().int() }).optional(),
});

/** Node of a document's tree; `children` is empty where the branch is closed. */
export interface DocumentNode extends z.infer<typeof closedNodeSchema> {
  readonly children: readonly DocumentNode[];
}

/** Schema of `DocumentNode`; trees nest, so its type is written out. */
export const documentNodeSchema: z.ZodType<DocumentNode> = z.object({
  ...closedNodeSchema.shape,
  get children() {
    return z.array(documentNodeSchema);
  },
});

/** Heading of a page, for its outline; `id` is the anchor. */
export const outlineEntrySchema = z.object({
  id: z.string().min(1).max(200),
  text: z.string().min(1).max(200),
  level: z.union([z.literal(2), z.literal(3)]),
});
export type OutlineEntry = z.infer<typeof outlineEntrySchema>;

/** Page of the document center in a list: recommended, recent or related ones. */
export const documentPageLinkSchema = z.object({
  id: idSchema,
  docVersionId: docVersionIdSchema,
  nodeId: docNodeIdSchema,
  name: z.string().min(1).max(120),
  documentName: z.string().min(1).max(60),
  summary: z.string().max(200),
  updateTime: dateSchema,
});
export type DocumentPageLink = z.infer<typeof documentPageLinkSchema>;

/** Version of a document, newest first in lists. */
export const documentVersionSchema = z.object({
  id: docVersionIdSchema,
  name: z.string().min(1).max(40),
  latest: z.boolean(),
  published: z.boolean(),
});
export type DocumentVersion = z.infer<typeof documentVersionSchema>;

/** A page of a document; `bodyHtml` is sanitized. A node without content lists its first children instead. */
export const docContentSchema = z.object({
  id: idSchema,
  docVersionId: docVersionIdSchema,
  nodeId: docNodeIdSchema,
  documentName: z.string(),
  versionName: z.string(),
  isLatest: z.boolean(),
  title: z.string().min(1).max(120),
  description: z.string().max(200),
  isIncludeContent: z.union([z.literal(0), z.literal(1)]),
  /** Null where its source does not say so. */
  updateTime: dateSchema.nullable(),
  /** Where readers may change the page; null where they may not. */
  editUrl: z.url({ protocol: /^https$/ }).nullable(),
  /** Time to read it, minutes; 0 without content. */
  readingMinutes: z.number().int(),
  bodyHtml: z.string(),
  outline: z.array(outlineEntrySchema),
  children: z.array(nodeLinkSchema),
  /** How many children there are, of which `children` holds at most `LEVEL_LIMIT`. */
  childCount: z.number().int(),
});
export type DocContent = z.infer<typeof docContentSchema>;
