import type { InstanceStatus, OrderType } from '@portal/api-contract/account';
import { bigint, boolean, date, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Products in use. */
export const productInstance = pgTable('product_instance', {
  id: uuid('id').primaryKey(),
  instanceNo: text('instance_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  /** The order it came by. */
  orderNo: text('order_no').notNull(),
  /** Which line of it, from 1. */
  lineNo: smallint('line_no').notNull().default(1),
  productCode: text('product_code').notNull(),
  productName: text('product_name').notNull(),
  mealCode: text('meal_code').notNull(),
  planName: text('plan_name').notNull(),
  quantity: integer('quantity').notNull(),
  /** Months of the last order for it. */
  period: integer('period').notNull(),
  state: smallint('state').$type<InstanceStatus>().notNull(),
  stateSince: moment('state_since').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  isAutoRenewed: boolean('is_auto_renewed').notNull(),
  /** When its owner is reminded of its end next. */
  remindAt: moment('remind_at'),
  /** The end before which its automatic renewal has done its work. */
  autoRenewedEnd: moment('auto_renewed_end'),
  createdAt: moment('created_at').notNull(),
  version: integer('version').notNull(),
});

/** A stored product in use. */
export type InstanceRow = typeof productInstance.$inferSelect;

/** States of a product in use by name. */
export const [RUNNING, EXPIRED, RELEASED] = [10, 30, 40] as const;

/** What the time of a product was paid by. */
export const instancePeriod = pgTable('instance_period', {
  orderNo: text('order_no').notNull(),
  instanceId: uuid('instance_id').notNull(),
  type: text('type').$type<OrderType>().notNull(),
  months: integer('months').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** In which order they were bought. */
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  /** The plan that an upgrade has replaced; of those of earlier releases nobody knows. */
  mealCodeBefore: text('meal_code_before'),
  planNameBefore: text('plan_name_before'),
});

/** Access keys, by their hashes. */
export const instanceKey = pgTable('instance_key', {
  id: uuid('id').primaryKey(),
  holderId: uuid('instance_id').notNull(),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique(),
  tail: text('tail').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Usage by day. */
export const instanceUsage = pgTable('instance_usage', {
  instanceId: uuid('instance_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
});
