import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Codes sent by text message; number and code are kept as keyed hashes. */
export const smsCode = pgTable('sms_code', {
  id: uuid('id').primaryKey(),
  scene: text('scene').notNull(),
  telephoneIndex: text('telephone_index').notNull(),
  /** Account that asked for it; `null` for visitors. */
  accountId: uuid('account_id'),
  codeHash: text('code_hash').notNull(),
  tries: integer('tries').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
