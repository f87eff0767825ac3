import type { ContentType } from '@portal/api-contract/rules';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Page views and clicks of visitors who agreed to be counted. */
export const trackingEvent = pgTable('tracking_event', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  visitorHash: text('visitor_hash').notNull(),
  kind: text('kind').notNull(),
  path: text('path').notNull(),
  /** Of what the page is about; null for other pages. */
  contentType: integer('content_type').$type<ContentType>(),
  target: text('target').notNull(),
  /** The browser's clock: a hint. */
  occurredAt: timestamp('occurred_at', { withTimezone: true }).notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});

/** Visits, by an address hash that changes every day. */
export const visit = pgTable('visit', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  addressHash: text('address_hash').notNull(),
  userAccount: text('user_account'),
  visitedAt: timestamp('visited_at', { withTimezone: true }).notNull(),
});
