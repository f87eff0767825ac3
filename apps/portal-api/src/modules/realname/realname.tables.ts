import type {
  CertificationMethod,
  CertificationType,
  IDENTITY_FAILURES,
  IdentificationState,
} from '@portal/api-contract/account';
import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tries to verify somebody, and changes of an identity; who and with what is sealed. */
export const identification = pgTable('identification', {
  id: uuid('id').primaryKey(),
  identificationNo: text('identification_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  type: integer('type').$type<CertificationType>().notNull(),
  method: integer('method').$type<CertificationMethod>().notNull(),
  state: integer('state').$type<IdentificationState>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
  /** Name and number; empty once they were purged. */
  identityEncrypted: text('identity_encrypted').notNull(),
  /** Everything else that was typed; empty once it was purged. */
  formEncrypted: text('form_encrypted').notNull(),
  /** Keyed hash of the number; empty once it was purged. */
  numberIndex: text('number_index').notNull(),
  /** What is to be shown beside the elements; empty for nothing. */
  proof: text('proof').$type<IdentityProof | ''>().notNull(),
  /** When the provider confirmed the elements. */
  elementsAt: timestamp('elements_at', { withTimezone: true }),
  provenAt: timestamp('proven_at', { withTimezone: true }),
  /** Why it has failed; empty otherwise. */
  failure: text('failure').$type<IdentityFailure | ''>().notNull(),
  reason: text('reason').notNull(),
  /** What a reviewer has to look at; empty for nothing. */
  warning: text('warning').notNull(),
  /** Asks for one account more than a number may have. */
  isAppeal: boolean('is_appeal').notNull().default(false),
  /** Pictures of documents; deleted with what else it was checked with. */
  fileIds: uuid('file_ids').array().notNull(),
  /** Who reviews it, and until when nobody else does. */
  assigneeId: uuid('assignee_id'),
  assignedUntil: timestamp('assigned_until', { withTimezone: true }),
  /** What changes an enterprise is reviewed by two. */
  firstReviewerId: uuid('first_reviewer_id'),
  firstReviewedAt: timestamp('first_reviewed_at', { withTimezone: true }),
  reviewerId: uuid('reviewer_id'),
  /** Amounts of a remittance that were not right. */
  wrongAmounts: integer('wrong_amounts').notNull().default(0),
  /** When the document ends; absent for one that does not, or where that is not known. */
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** Days before the end that its owner was reminded at last. */
  remindedDays: integer('reminded_days'),
  decidedAt: timestamp('decided_at', { withTimezone: true }),
  purgedAt: timestamp('purged_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** A stored verification. */
export type IdentificationRow = typeof identification.$inferSelect;

/** What is to be shown beside the elements. */
export type IdentityProof = 'telephone' | 'face' | 'remittance' | 'consent';

/** Why a verification has failed, in a word. */
export type IdentityFailure = keyof typeof IDENTITY_FAILURES;

/** Tries that cost money or could be guesses. */
export const identificationAttempt = pgTable('identification_attempt', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  kind: text('kind').$type<AttemptKind>().notNull(),
  /** Keyed hash of what is tried; empty where that is not counted. */
  subjectIndex: text('subject_index').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** What is tried. */
export type AttemptKind = 'elements' | 'card' | 'face' | 'review';

/** Of closed accounts: whom they belonged to, for as long as the law asks. */
export const keptIdentity = pgTable('kept_identity', {
  id: uuid('id').primaryKey(),
  identificationNo: text('identification_no').notNull(),
  ownerId: uuid('owner_id').notNull(),
  type: integer('type').$type<CertificationType>().notNull(),
  method: integer('method').$type<CertificationMethod>().notNull(),
  /** Sealed at the place it had in the verification. */
  identityEncrypted: text('identity_encrypted').notNull(),
  decidedAt: timestamp('decided_at', { withTimezone: true }).notNull(),
  keptSince: timestamp('kept_since', { withTimezone: true }).notNull(),
});

/** A face that is to be compared; of the face itself nothing is kept. */
export const faceSession = pgTable('face_session', {
  id: uuid('id').primaryKey(),
  identificationId: uuid('identification_id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  /** Hash of what the code on the screen says. */
  codeHash: text('code_hash').notNull(),
  /** Hash of what the telephone that was first goes on with. */
  telephoneHash: text('telephone_hash'),
  state: text('state').$type<'waiting' | 'scanned' | 'passed' | 'failed'>().notNull(),
  /** What the provider knows it by; empty where it knows it by its id, or has not said so. */
  providerToken: text('provider_token').notNull().default(''),
  /** When the telephone came back from the provider. */
  returnedAt: timestamp('returned_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** A face that is to be compared. */
export type FaceSessionRow = typeof faceSession.$inferSelect;
