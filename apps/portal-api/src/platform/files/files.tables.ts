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
  /** How many pieces its bytes are kept in; 0 where they are kept as one. */
  pieces: integer('pieces').notNull().default(0),
  /** Length of a video; 0 for all else. */
  seconds: integer('seconds').notNull().default(0),
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

/** Large files on their way: each becomes a stored file of the same id once it is whole and has passed its checks. */
export const fileUpload = pgTable('file_upload', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  /** As it was sent. */
  name: text('name').notNull(),
  /** Bytes it will have, and those that are there: whole pieces only. */
  size: integer('size').notNull(),
  received: integer('received').notNull().default(0),
  checksum: text('checksum').notNull(),
  touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
});

/** Bytes that have to go from the file store: noted in the transaction that lets go of them, removed after it. */
export const fileErasure = pgTable('file_erasure', {
  storageKey: text('storage_key').primaryKey(),
  requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
});
