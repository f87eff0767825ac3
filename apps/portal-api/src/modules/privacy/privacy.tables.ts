import type { DataExportStatus } from '@portal/api-contract/account';
import type { accountClosingLifecycle, StateOf } from '@portal/lifecycles';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Exports of personal data; the zip is in the file store, encrypted, until it expires. */
export const dataExport = pgTable('data_export', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  state: text('state').$type<DataExportStatus>().notNull(),
  progress: integer('progress').notNull().default(0),
  tries: integer('tries').notNull().default(0),
  storageKey: text('storage_key').notNull().default(''),
  size: integer('size').notNull().default(0),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
});

/** Accounts on their way to being closed. */
export const accountClosing = pgTable('account_closing', {
  id: uuid('id').primaryKey(),
  closingNo: text('closing_no').notNull(),
  ownerId: uuid('owner_id').notNull(),
  state: integer('state').$type<StateOf<typeof accountClosingLifecycle>>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  reason: text('reason').notNull(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  effectiveAt: timestamp('effective_at', { withTimezone: true }).notNull(),
  /** When it was closed or taken back. */
  endedAt: timestamp('ended_at', { withTimezone: true }),
  version: integer('version').notNull(),
});
