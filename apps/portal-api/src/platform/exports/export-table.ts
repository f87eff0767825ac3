import type { ExportStatus } from '@portal/api-contract/account';
import type { ExportLifecycle, StateOf } from '@portal/lifecycles';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { stateWord, type StateWords } from '../records/state-word';

/** States of an export as they are stored and sent. */
export const EXPORT_WORDS = {
  1: 'waiting',
  2: 'running',
  3: 'done',
  4: 'failed',
  5: 'expired',
} as const satisfies StateWords<StateOf<ExportLifecycle>, ExportStatus>;

/** The states by name. */
export const [WAITING, RUNNING, DONE, FAILED] = [1, 2, 3, 4] as const;

const exportState = stateWord(EXPORT_WORDS);

/** Table of a kind of export; the file is in the file store, encrypted, until it expires. */
export function defineExportTable(name: string) {
  return pgTable(name, {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').notNull(),
    state: exportState('state').notNull(),
    stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
    progress: integer('progress').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    /** Empty until it is begun. */
    storageKey: text('storage_key').notNull().default(''),
    size: integer('size').notNull().default(0),
    /** How many pieces its bytes are kept in, or may be while it is made. */
    pieces: integer('pieces').notNull().default(1),
    /** What it is narrowed to, as its kind reads it. */
    filter: jsonb('filter').$type<unknown>().notNull().default({}),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    version: integer('version').notNull(),
  });
}

/** Table of a kind of export. */
export type ExportTable = ReturnType<typeof defineExportTable>;

/** A stored export. */
export type ExportRow = ExportTable['$inferSelect'];
