import type { FileUnit } from '@portal/api-contract';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Files of users; the bytes are in the file store under `storageKey`, encrypted. */
export const storedFile = pgTable('stored_file', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  unit: text('unit').$type<FileUnit>().notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  storageKey: text('storage_key').notNull(),
  /** Key its bytes are sealed under; empty where that was not noted. */
  keyId: text('key_id').notNull().default(''),
  /** Key of its own that its bytes are sealed under; empty where they are sealed under the installation's. */
  sealedKey: text('sealed_key').notNull().default(''),
  /** Something refers to it; files that nothing refers to are deleted after a day. */
  isUsed: boolean('is_used').notNull().default(false),
  /** Somebody else who may read the file: whoever the record belongs to that it was given with. */
  readerId: uuid('reader_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Bytes that have to go from the file store: noted in the transaction that lets go of them, removed after it. */
export const fileErasure = pgTable('file_erasure', {
  storageKey: text('storage_key').primaryKey(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
});
