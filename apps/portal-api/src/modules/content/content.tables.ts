import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
