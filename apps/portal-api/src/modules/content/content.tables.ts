import { bigint, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: the version that grows with every change of public content. */
export const contentState = pgTable('content_state', {
  id: smallint('id').primaryKey().default(1),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** Content files as they were last imported. */
export const contentSource = pgTable('content_source', {
  path: text('path').primaryKey(),
  checksum: text('checksum').notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Releases of the portal's own content that were published here; the one that was published last is what is stored. */
export const contentRelease = pgTable('content_release', {
  version: timestamp('version', { withTimezone: true }).primaryKey(),
  format: integer('format').notNull(),
  digest: text('digest').notNull(),
  publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
});

/** Version of the content at which each topic last changed. */
export const contentTopic = pgTable('content_topic', {
  topic: text('topic').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
