import type { DataExportStatus } from '@portal/api-contract/account';
import type { accountClosingLifecycle, dataExportLifecycle, StateOf } from '@portal/lifecycles';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { stateWord, type StateWords } from '../../platform/records/state-word';

/** States of an export as they are stored and sent. */
export const EXPORT_WORDS = {
  1: 'waiting',
  2: 'running',
  3: 'done',
  4: 'failed',
  5: 'expired',
} as const satisfies StateWords<StateOf<typeof dataExportLifecycle>, DataExportStatus>;

/** The states by name. */
export const [WAITING, RUNNING, DONE, FAILED] = [1, 2, 3, 4] as const;

const exportState = stateWord(EXPORT_WORDS);

/** Exports of personal data; the zip is in the file store, encrypted, until it expires. */
export const dataExport = pgTable('data_export', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  state: exportState('state').notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  progress: integer('progress').notNull().default(0),
  tries: integer('tries').notNull().default(0),
  storageKey: text('storage_key').notNull().default(''),
  size: integer('size').notNull().default(0),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
  startedAt: timestamp('started_at', { withTimezone: true }),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  version: integer('version').notNull(),
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
