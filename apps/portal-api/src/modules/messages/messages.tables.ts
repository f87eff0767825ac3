import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { MessageType } from './post-message';

/** Messages to users; those a user deletes stay until they are old. */
export const userMessage = pgTable('user_message', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  type: text('type').$type<MessageType>().notNull(),
  title: text('title').notNull(),
  body: text('body').notNull(),
  link: text('link').notNull(),
  recordNo: text('record_no').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  readAt: timestamp('read_at', { withTimezone: true }),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});
