import type { TrialPlan } from '@portal/api-contract';
import type { TrialStatus } from '@portal/api-contract/account';
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** States of a trial by name. */
export const [REVIEWING, REJECTED, OPENING, RUNNING, EXTENDING, EXPIRED, CONVERTED, CANCELLED] = [
  ...([10, 11, 20, 30, 31, 40, 50, 60] as const),
] as const;

/** States in which a trial can be used. */
export const USABLE_STATES = [RUNNING, EXTENDING] as const;

/** Trials of products; the application is encrypted as a whole. */
export const trial = pgTable('trial', {
  id: uuid('id').primaryKey(),
  trialNo: text('trial_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  /** Who it is for: an identity that was verified, else the account. */
  subjectKey: text('subject_key').notNull(),
  productCode: text('product_code').notNull(),
  productName: text('product_name').notNull(),
  state: integer('state').$type<TrialStatus>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
  /** Who reviews it, for its next step. */
  assigneeId: uuid('assignee_id'),
  /** Why it was rejected; empty otherwise. */
  reason: text('reason').notNull().default(''),
  formEncrypted: text('form_encrypted').notNull(),
  telephoneMasked: text('telephone_masked').notNull(),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Period without an extension. */
  days: integer('days').notNull(),
  /** The plan that it is a trial of. */
  mealCode: text('meal_code').notNull().default(''),
  quota: jsonb('quota').$type<TrialPlan['quota']>(),
  openedAt: timestamp('opened_at', { withTimezone: true }),
  endsAt: timestamp('ends_at', { withTimezone: true }),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  /** Number of the try to open it. */
  openTries: integer('open_tries').notNull().default(1),
  /** When the provider is asked next; absent where people open it. */
  askAt: timestamp('ask_at', { withTimezone: true }),
  askCount: integer('ask_count').notNull().default(0),
  /** How often in a row it could not be opened, and why. */
  openFailures: integer('open_failures').notNull().default(0),
  failure: text('failure').notNull().default(''),
  instanceNo: text('instance_no'),
  extensionDays: integer('extension_days'),
  extensionReason: text('extension_reason').notNull().default(''),
  /** When an extension was asked for. */
  extendedAt: timestamp('extended_at', { withTimezone: true }),
  /** Whether it was granted. */
  isExtended: boolean('is_extended').notNull().default(false),
  /** Days before its end of the last reminder. */
  remindedDays: integer('reminded_days'),
  rating: integer('rating'),
  feedback: text('feedback').notNull().default(''),
  dataRemovedAt: timestamp('data_removed_at', { withTimezone: true }),
  /** The order that followed it. */
  orderNo: text('order_no'),
});

/** A stored trial. */
export type TrialRow = typeof trial.$inferSelect;

/** What was used of a trial's quota on each day. */
export const trialUsage = pgTable(
  'trial_usage',
  {
    trialId: uuid('trial_id').notNull(),
    day: date('day').notNull(),
    used: bigint('used', { mode: 'number' }).notNull(),
  },
  ({ trialId, day }) => [primaryKey({ columns: [trialId, day] })],
);
