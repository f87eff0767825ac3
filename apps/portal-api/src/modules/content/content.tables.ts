import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

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
