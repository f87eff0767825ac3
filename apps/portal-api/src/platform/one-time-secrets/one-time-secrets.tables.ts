import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Secrets that are good once; a used one is kept until it would have expired, so that its replay is noticed. */
export const oneTimeSecret = pgTable('one_time_secret', {
  hash: text('hash').primaryKey(),
  purpose: text('purpose').notNull(),
  browserHash: text('browser_hash'),
  payload: jsonb('payload').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
