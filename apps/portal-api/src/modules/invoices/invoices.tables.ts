import type {
  InvoiceFormat,
  InvoiceLine,
  InvoiceMedium,
  InvoiceStatus,
  InvoiceSubject,
  InvoiceType,
  RedCode,
  RedReason,
  RED_ENTRIES,
} from '@portal/api-contract/account';
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { defineExportTable } from '../../platform/exports/export-table';
import type { Money } from '../../platform/money/money';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const money = (name: string) => bigint(name, { mode: 'number' }).$type<Money>();

/** States of an invoice by name. */
export const [REVIEWING, REJECTED, ISSUING, WITHDRAWING, WITHDRAWN] = [10, 11, 20, 21, 22] as const;
export const [ON_ITS_WAY, ISSUED, RED_REQUESTED, REVERSED, REPLACED] = [30, 40, 50, 60, 61] as const;

/** Invoices, from their application on. */
export const invoice = pgTable('invoice', {
  id: uuid('id').primaryKey(),
  invoiceNo: text('invoice_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  state: smallint('state').$type<InvoiceStatus>().notNull(),
  stateSince: moment('state_since').notNull(),
  version: integer('version').notNull(),
  type: smallint('type').$type<InvoiceType>().notNull(),
  medium: smallint('medium').$type<InvoiceMedium>().notNull(),
  subject: text('subject').$type<InvoiceSubject>().notNull(),
  titleId: uuid('title_id').notNull(),
  /** Name of a company, by which the invoice is found; empty for a person. */
  titleName: text('title_name').notNull(),
  /** Whom it is made out to, and where it is sent to. */
  formEncrypted: text('form_encrypted').notNull(),
  lines: jsonb('lines').$type<readonly InvoiceLine[]>().notNull(),
  amount: money('amount').notNull(),
  tax: money('tax').notNull(),
  total: money('total').notNull(),
  orderCount: integer('order_count').notNull(),
  remark: text('remark').notNull().default(''),
  /** Number of the tax platform, which it has before its files are written. */
  number: text('number').notNull().default(''),
  issuedAt: moment('issued_at'),
  isSample: boolean('is_sample').notNull().default(false),
  /** When the provider is asked next, of the invoice or of its red one, and how often it was. */
  askAt: moment('ask_at'),
  askCount: integer('ask_count').notNull().default(0),
  /** Until when a red invoice can be confirmed. */
  dueAt: moment('due_at'),
  /** Since when it waits for finance, and who has taken it on. */
  waitsSince: moment('waits_since'),
  assigneeId: uuid('assignee_id'),
  reason: text('reason').notNull().default(''),
  /** Why its last red invoice came to nothing. */
  redRefusal: text('red_refusal').notNull().default(''),
  courier: text('courier').notNull().default(''),
  trackingNo: text('tracking_no').notNull().default(''),
  postedAt: moment('posted_at'),
  /** The invoice that it takes the place of. */
  replacesId: uuid('replaces_id'),
  createdAt: moment('created_at').notNull(),
  deletedAt: moment('deleted_at'),
});

/** A stored invoice. */
export type InvoiceRow = typeof invoice.$inferSelect;

/** Which orders an invoice is for, and how much of each. */
export const invoiceOrder = pgTable(
  'invoice_order',
  {
    invoiceId: uuid('invoice_id').notNull(),
    orderNo: text('order_no').notNull(),
    name: text('name').notNull(),
    amount: money('amount').notNull(),
  },
  ({ invoiceId, orderNo }) => [primaryKey({ columns: [invoiceId, orderNo] })],
);

/** Red invoices, from their application on. */
export const invoiceRed = pgTable('invoice_red', {
  id: uuid('id').primaryKey(),
  redNo: text('red_no').notNull().unique(),
  invoiceId: uuid('invoice_id').notNull(),
  reason: smallint('reason').$type<RedReason>().notNull(),
  entry: text('entry').$type<keyof typeof RED_ENTRIES>().notNull(),
  /** Empty before the tax platform has answered. */
  code: text('code').$type<RedCode>().notNull().default(''),
  confirmation: text('confirmation').notNull().default(''),
  number: text('number').notNull().default(''),
  requestedAt: moment('requested_at').notNull(),
  deadline: moment('deadline'),
  issuedAt: moment('issued_at'),
  reissue: boolean('reissue').notNull().default(false),
  /** For whom the invoice is that takes the place of the old one. */
  titleId: uuid('title_id'),
  titleName: text('title_name').notNull().default(''),
  formEncrypted: text('form_encrypted').notNull().default(''),
  refusal: text('refusal').notNull().default(''),
  isOpen: boolean('is_open').notNull().default(true),
});

/** A stored red invoice. */
export type InvoiceRedRow = typeof invoiceRed.$inferSelect;

/** Files of invoices, and of red ones. */
export const invoiceFile = pgTable(
  'invoice_file',
  {
    invoiceId: uuid('invoice_id').notNull(),
    /** Key of the invoice itself, or of the red one. */
    partId: uuid('part_id').notNull(),
    format: text('format').$type<InvoiceFormat>().notNull(),
    fileId: uuid('file_id').notNull(),
  },
  ({ partId, format }) => [primaryKey({ columns: [partId, format] })],
);

/** Mails with the files of an invoice; the address is sealed. */
export const invoiceMail = pgTable('invoice_mail', {
  id: uuid('id').primaryKey(),
  invoiceId: uuid('invoice_id').notNull(),
  addressEncrypted: text('address_encrypted').notNull(),
  requestedAt: moment('requested_at').notNull(),
  sentAt: moment('sent_at'),
});

/** Zips of invoices. */
export const invoiceExport = defineExportTable('invoice_export');
