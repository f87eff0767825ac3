import type { CertificationMethod, CertificationType } from '@portal/api-contract/account';
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Pictures } from './identity-form';

/** What somebody has typed and not submitted; each save makes a row anew. */
export const identificationDraft = pgTable('identification_draft', {
  /** Tells versions apart. */
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  type: integer('type').$type<CertificationType>().notNull(),
  method: integer('method').$type<CertificationMethod>().notNull(),
  step: text('step').notNull(),
  fieldsEncrypted: text('fields_encrypted').notNull(),
  pictures: jsonb('pictures').$type<Pictures>().notNull(),
  fileIds: uuid('file_ids').array().notNull(),
  savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
});

/** A stored draft. */
export type DraftRow = typeof identificationDraft.$inferSelect;
