import type { OutlineEntry } from '@portal/api-contract';
import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Manuals of the document center. */
export const document = pgTable('document', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  summary: text('summary').notNull(),
  category: text('category').notNull(),
  productCode: text('product_code'),
  recommendStatus: smallint('recommend_status').$type<0 | 1>().notNull(),
  ...listingColumns(),
});

/** Versions of a manual; `position` 0 is the newest. */
export const documentVersion = pgTable(
  'document_version',
  {
    documentId: text('document_id').notNull(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    isPublished: boolean('is_published').notNull(),
    publishedOn: date('published_on').notNull(),
    /** Where readers may change its pages, with `{file}` for a page's file; empty where they may not. */
    editUrl: text('edit_url').notNull(),
    checksum: text('checksum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.id] })],
);

/** Nodes of a version's tree with their pages. */
export const documentNode = pgTable(
  'document_node',
  {
    documentId: text('document_id').notNull(),
    versionId: text('version_id').notNull(),
    id: text('id').notNull(),
    parentId: text('parent_id'),
    /** Place in reading order, counted over the whole tree. */
    position: integer('position').notNull(),
    /** Ids from the first level to the parent. */
    ancestors: text('ancestors').array().notNull(),
    name: text('name').notNull(),
    /** Where a node that is only a link leads. */
    url: text('url'),
    isIncludeContent: smallint('is_include_content').$type<0 | 1>().notNull(),
    recommendStatus: smallint('recommend_status').$type<0 | 1>().notNull(),
    showStatus: smallint('show_status').$type<0 | 1>().notNull(),
    hasChildren: boolean('has_children').notNull(),
    modifier: text('modifier').notNull(),
    weight: integer('weight').notNull(),
    updatedOn: date('updated_on').notNull(),
    /** Whether its source says so; otherwise it is the day of the import. */
    isDated: boolean('is_dated').notNull(),
    /** Path of its page's file in the folder; empty where it has none. */
    file: text('file').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    markdown: text('markdown').notNull(),
    bodyHtml: text('body_html').notNull(),
    outline: jsonb('outline').$type<OutlineEntry[]>().notNull(),
    readingMinutes: integer('reading_minutes').notNull(),
    checksum: text('checksum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.versionId, table.id] })],
);

/** Pictures of imported documents, as they are served. */
export const documentImage = pgTable('document_image', {
  id: text('id').primaryKey(),
  documentId: text('document_id').notNull(),
  versionId: text('version_id').notNull(),
  path: text('path').notNull(),
  contentType: text('content_type').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  checksum: text('checksum').notNull(),
  bytes: bytea('bytes').notNull(),
});

/** What readers said about pages. */
export const documentFeedback = pgTable('document_feedback', {
  feedbackNo: text('feedback_no').primaryKey(),
  documentId: text('document_id').notNull(),
  versionId: text('version_id').notNull(),
  nodeId: text('node_id').notNull(),
  ownerId: text('owner_id'),
  isHelpful: boolean('is_helpful').notNull(),
  reasons: text('reasons').array().notNull(),
  text: text('text').notNull(),
  /** Encrypted. */
  contact: text('contact').notNull(),
  status: text('status').$type<'received' | 'handled'>().notNull(),
  reply: text('reply').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
