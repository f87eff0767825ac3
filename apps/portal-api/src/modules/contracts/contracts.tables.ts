import type { ContractKind, ContractStatus, SignerRole, SignMode } from '@portal/api-contract/account';
import { bigint, boolean, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Money } from '../../platform/money/money';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** How a contract was signed; moments as ISO-8601. */
export interface SigningEvidence {
  readonly signMode: SignMode;
  /** Account that signed; empty where paper came in. */
  readonly account: string;
  readonly signer: string;
  /** Telephone that the code went to, masked, when it was asked for, and when it was right. */
  readonly telephone: string;
  readonly codeAskedAt: string | null;
  readonly signedAt: string;
  /** Of the text that was shown and signed. */
  readonly textHash: string;
  /** Who outside vouches for the signature, and what they call its flow; absent where the customer signed here. */
  readonly service?: { readonly name: string; readonly flowNo: string };
}

/** Sides by one of which a contract is ended before its time. */
export type RescissionSide = 'user' | 'legal';

/** Contracts of customers with the platform. */
export const contract = pgTable('contract', {
  id: uuid('id').primaryKey(),
  contractNo: text('contract_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  kind: text('kind').$type<ContractKind>().notNull(),
  title: text('title').notNull(),
  templateId: text('template_id').notNull(),
  templateVersion: text('template_version').notNull(),
  state: smallint('state').$type<ContractStatus>().notNull(),
  stateSince: moment('state_since').notNull(),
  version: integer('version').notNull(),
  orderNos: text('order_nos').array().notNull().default([]),
  /** What its orders cost, in 分; null where there are none. */
  amount: bigint('amount', { mode: 'number' }).$type<Money>(),
  /** Who the customer is, as it may be shown; empty before there is an identity. */
  partyName: text('party_name').notNull().default(''),
  partyNumber: text('party_number').notNull().default(''),
  signMode: text('sign_mode').$type<SignMode>().notNull(),
  signerRole: smallint('signer_role').$type<SignerRole>().notNull(),
  mandateFileId: uuid('mandate_file_id'),
  /** Scan that waits for the legal department, or was taken for the customer's signature. */
  paperFileId: uuid('paper_file_id'),
  formEncrypted: text('form_encrypted').notNull(),
  hasSpecialTerms: boolean('has_special_terms').notNull().default(false),
  /** The text that was submitted; empty before. */
  textEncrypted: text('text_encrypted').notNull().default(''),
  textHash: text('text_hash').notNull().default(''),
  reason: text('reason').notNull().default(''),
  assigneeId: uuid('assignee_id'),
  submittedAt: moment('submitted_at'),
  approvedAt: moment('approved_at'),
  /** Until when it has to be signed, or is in force, or a letter of intent can be downloaded. */
  dueAt: moment('due_at'),
  extendedAt: moment('extended_at'),
  /** Days before its end of the last reminder. */
  remindedDays: integer('reminded_days'),
  /** When a code for signing this contract was asked for; null where the last one was for another. */
  codeAskedAt: moment('code_asked_at'),
  signedAt: moment('signed_at'),
  sealedAt: moment('sealed_at'),
  /** What the service outside calls the flow in which it is signed; empty where there is none. */
  signFlow: text('sign_flow').notNull().default(''),
  /** When that service is asked next, and how often it has said nothing new; null where there is nothing to ask. */
  askAt: moment('ask_at'),
  askCount: integer('ask_count').notNull().default(0),
  /** Key of the file that the service gives back, until the platform has sealed it; null where there is no flow. */
  signedFileId: uuid('signed_file_id'),
  /** How it was signed; empty before. */
  evidenceEncrypted: text('evidence_encrypted').notNull().default(''),
  /** The signed file. */
  fileId: uuid('file_id'),
  fileHash: text('file_hash').notNull().default(''),
  /** Who has asked to end it before its time; empty while nobody has. */
  rescissionBy: text('rescission_by').$type<RescissionSide | ''>().notNull().default(''),
  /** The agreement to end it, and its hash; empty before. */
  rescissionEncrypted: text('rescission_encrypted').notNull().default(''),
  rescissionHash: text('rescission_hash').notNull().default(''),
  /** When the customer has signed that agreement. */
  rescissionSignedAt: moment('rescission_signed_at'),
  /** When the side that is awaited was urged last, in the present state. */
  urgedAt: moment('urged_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** A stored contract. */
export type ContractRow = typeof contract.$inferSelect;

/** States of a contract by name. */
export const [DRAFT, REVIEWING, REJECTED, SIGNING, SEALING, IN_FORCE] = [10, 20, 21, 30, 31, 40] as const;
export const [REFUSED, WITHDRAWN, EXPIRED, FULFILLED, RESCINDING, RESCINDED] = [50, 51, 52, 60, 70, 71] as const;

/** States in which a contract keeps its orders and its owner busy. */
export const OPEN_STATES = [REVIEWING, SIGNING, SEALING, IN_FORCE, RESCINDING] as const;
