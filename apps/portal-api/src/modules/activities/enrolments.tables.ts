import type { Enrolment } from '@portal/api-contract';
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Enrolments in activities; what was filled in is encrypted. */
export const enrolment = pgTable('enrolment', {
  id: uuid('id').primaryKey(),
  activityId: text('activity_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  state: text('state').$type<Enrolment['state']>().notNull(),
  formEncrypted: text('form_encrypted').notNull(),
  telephoneMasked: text('telephone_masked').notNull(),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  /** When the owner was reminded, or enrolled too late to be. */
  remindedAt: timestamp('reminded_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
