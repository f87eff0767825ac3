import type { ModelBrief } from '@portal/api-contract';
import type { ModelSubscriptionStatus } from '@portal/api-contract/account';
import { date, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Models that somebody may use. */
export const modelSubscription = pgTable('model_subscription', {
  id: uuid('id').primaryKey(),
  subscriptionNo: text('subscription_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  modelId: text('model_id').notNull(),
  modelName: text('model_name').notNull(),
  modelType: smallint('model_type').$type<ModelBrief['modelType']>().notNull(),
  deliveryMode: smallint('delivery_mode').$type<ModelBrief['deliveryMode']>().notNull(),
  /** The newest application that was approved for it. */
  applicationNo: text('application_no').notNull(),
  /** Calls of one month in China. */
  monthlyQuota: integer('monthly_quota').notNull(),
  state: smallint('state').$type<ModelSubscriptionStatus>().notNull(),
  stateSince: moment('state_since').notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  /** When its owner is reminded of its end next. */
  remindAt: moment('remind_at'),
  createdAt: moment('created_at').notNull(),
  version: integer('version').notNull(),
});

/** A stored model in use. */
export type ModelSubscriptionRow = typeof modelSubscription.$inferSelect;

/** States of a model in use by name. */
export const [RUNNING, EXPIRED] = [10, 30] as const;

/** How a model is delivered that is called: by its interface. */
export const BY_INTERFACE = 1;

/** Access keys, by their hashes. */
export const modelKey = pgTable('model_key', {
  id: uuid('id').primaryKey(),
  holderId: uuid('subscription_id').notNull(),
  name: text('name').notNull(),
  hash: text('hash').notNull().unique(),
  tail: text('tail').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Calls by day. */
export const modelUsage = pgTable(
  'model_usage',
  {
    subscriptionId: uuid('subscription_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    calls: integer('calls').notNull(),
  },
  ({ subscriptionId, day }) => [primaryKey({ columns: [subscriptionId, day] })],
);
