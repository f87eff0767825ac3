import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Deliveries of the sandbox, which is a provider beside the portal. */
export const sandboxDelivery = pgTable('sandbox_delivery', {
  deliveryNo: text('delivery_no').primaryKey(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  readyAt: timestamp('ready_at', { withTimezone: true }).notNull(),
  /** Part of the URL of its console; absent for one that an older release began. */
  token: text('token').unique(),
  instanceNo: text('instance_no').notNull().default(''),
  productName: text('product_name').notNull().default(''),
  isFailing: boolean('is_failing').notNull(),
  /** Nothing of it is wanted any more. */
  isWithdrawn: boolean('is_withdrawn').notNull().default(false),
});

/** A delivery of the sandbox. */
export type SandboxDeliveryRow = typeof sandboxDelivery.$inferSelect;
