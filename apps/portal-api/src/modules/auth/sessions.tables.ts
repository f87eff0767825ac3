import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Sessions that have not been ended. Token and cookie are stored as hashes. */
export const userSession = pgTable('user_session', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull(),
  browserHash: text('browser_hash').notNull(),
  userId: uuid('user_id').notNull(),
  sealedIdToken: text('sealed_id_token').notNull(),
  deviceName: text('device_name').notNull().default(''),
  network: text('network').notNull().default(''),
  addressMasked: text('address_masked').notNull().default(''),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
