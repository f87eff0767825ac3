import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tries to deliver orders. `dropped` are those whose order was delivered by hand, or is gone. */
export const delivery = pgTable('delivery', {
  id: uuid('id').primaryKey(),
  deliveryNo: text('delivery_no').notNull().unique(),
  orderNo: text('order_no').notNull(),
  state: text('state').$type<'waiting' | 'delivered' | 'failed' | 'dropped'>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** When the provider is asked next, as long as it is at work. */
  askAt: timestamp('ask_at', { withTimezone: true }).notNull(),
  askCount: integer('ask_count').notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** What the provider calls that which it has made. */
  instanceNo: text('instance_no'),
  /** Where its owner works with it, if the provider tells: a URL, or a path of the portal. */
  consoleUrl: text('console_url'),
  /** How often less of it was wanted than before, and of which of these times its provider was told. */
  reduced: integer('reduced').notNull().default(0),
  told: integer('told').notNull().default(0),
  /** Why it has failed. */
  reason: text('reason').notNull(),
});

/** A stored try to deliver. */
export type DeliveryRow = typeof delivery.$inferSelect;
