import type { Enrolment } from '@portal/api-contract';
import type { enrolmentLifecycle, StateOf } from '@portal/lifecycles';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { stateWord, type StateWords } from '../../platform/records/state-word';

/** States of an enrolment as they are stored and sent. */
export const ENROLMENT_WORDS = {
  1: 'enrolled',
  2: 'waiting',
  3: 'cancelled',
} as const satisfies StateWords<StateOf<typeof enrolmentLifecycle>, Enrolment['state']>;

/** The states by name. */
export const [ENROLLED, WAITING, CANCELLED] = [1, 2, 3] as const;

const enrolmentState = stateWord(ENROLMENT_WORDS);

/** Enrolments in activities; what was filled in is encrypted. */
export const enrolment = pgTable('enrolment', {
  id: uuid('id').primaryKey(),
  activityId: text('activity_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  state: enrolmentState('state').notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  formEncrypted: text('form_encrypted').notNull(),
  telephoneMasked: text('telephone_masked').notNull(),
  consentedAt: timestamp('consented_at', { withTimezone: true }).notNull(),
  /** When the owner was reminded, or enrolled too late to be. */
  remindedAt: timestamp('reminded_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
});
