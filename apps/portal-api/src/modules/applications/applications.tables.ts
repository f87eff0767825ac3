import type { ApplicationBrief } from '@portal/api-contract';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Forms of the public site that somebody works on; what was filled in is encrypted as a whole. */
export const application = pgTable('application', {
  id: uuid('id').primaryKey(),
  applicationNo: text('application_no').notNull().unique(),
  kind: text('kind').$type<ApplicationBrief['kind']>().notNull(),
  /** Absent for a visitor's consultation. */
  ownerId: uuid('owner_id'),
  /** What is applied for; one owner has one open application for it. */
  itemKey: text('item_key').notNull(),
  itemName: text('item_name').notNull(),
  itemUrl: text('item_url').notNull(),
  state: text('state').$type<ApplicationBrief['state']>().notNull(),
  formEncrypted: text('form_encrypted').notNull(),
  telephoneMasked: text('telephone_masked').notNull(),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
