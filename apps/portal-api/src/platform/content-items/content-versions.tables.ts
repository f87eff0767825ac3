import { bigint, pgTable, smallint, text } from 'drizzle-orm/pg-core';

/** One row: the version that grows with every change of public content. */
export const contentState = pgTable('content_state', {
  id: smallint('id').primaryKey().default(1),
  version: bigint('version', { mode: 'number' }).notNull(),
});

/** Version of the content at which each topic last changed. */
export const contentTopic = pgTable('content_topic', {
  topic: text('topic').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
});
