import type { accountClosingLifecycle, StateOf } from '@portal/lifecycles';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { defineExportTable } from '../../platform/exports/export-table';

/** Exports of personal data. */
export const dataExport = defineExportTable('data_export');

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
  /** When the last record of it was erased, or kept as it is by law; none before. */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  version: integer('version').notNull(),
});

/** State of a closing that cannot be taken back. */
export const CLOSED = 3;
