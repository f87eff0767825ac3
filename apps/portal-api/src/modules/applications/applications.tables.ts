import type { ApplicationBrief, ApplicationState } from '@portal/api-contract';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Forms of the public site that somebody works on; what was filled in is encrypted as a whole. */
export const application = pgTable('application', {
  id: uuid('id').primaryKey(),
  applicationNo: text('application_no').notNull().unique(),
  kind: text('kind').$type<ApplicationBrief['kind']>().notNull(),
  /** Absent for what a visitor sent. */
  ownerId: uuid('owner_id'),
  /** What is applied for; one owner has one open application for it. */
  itemKey: text('item_key').notNull(),
  itemName: text('item_name').notNull(),
  itemUrl: text('item_url').notNull(),
  state: integer('state').$type<ApplicationState>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  /** Why it was rejected; empty otherwise. */
  reason: text('reason').notNull(),
  /** Who works on it; nobody yet, or the automatic operator. */
  assigneeId: uuid('assignee_id'),
  formEncrypted: text('form_encrypted').notNull(),
  telephoneMasked: text('telephone_masked').notNull(),
  version: integer('version').notNull(),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  /** When it became what it asked for. */
  appliedAt: timestamp('applied_at', { withTimezone: true }),
});

/** A stored application. */
export type ApplicationRow = typeof application.$inferSelect;
