import type { InvoiceTitleStatus } from '@portal/api-contract/account';
import type { InvoiceTitleKind } from '@portal/api-contract/rules';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Whom invoices are made out to. */
export const invoiceTitle = pgTable('invoice_title', {
  id: uuid('id').primaryKey(),
  titleNo: text('title_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  kind: text('kind').$type<InvoiceTitleKind>().notNull(),
  /** Names, numbers and accounts together. */
  formEncrypted: text('form_encrypted').notNull(),
  fileIds: uuid('file_ids').array().notNull(),
  /** What somebody has to look at in the tax number; empty for nothing. */
  warning: text('warning').notNull(),
  state: integer('state').$type<InvoiceTitleStatus>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  /** Why it was rejected or has expired; empty otherwise. */
  reason: text('reason').notNull(),
  isDefault: boolean('is_default').notNull(),
  version: integer('version').notNull(),
  /** Who of finance audits it. */
  assigneeId: uuid('assignee_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  deletedAt: timestamp('deleted_at', { withTimezone: true }),
});

/** A stored title. */
export type InvoiceTitleRow = typeof invoiceTitle.$inferSelect;
