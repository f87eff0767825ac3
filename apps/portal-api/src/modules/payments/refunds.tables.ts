import type { RefundItem, RefundReason, RefundRule } from '@portal/api-contract/account';
import type { refundLifecycle, StateOf } from '@portal/lifecycles';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type Money, NO_MONEY } from '../../platform/money/money';

/** States of a refund by name. */
export const [REVIEWING, REJECTED, ASKED, AWAITING_INVOICE] = [10, 11, 12, 20] as const;
export const [ON_ITS_WAY, BY_HAND, PAID_OUT, NOT_PAID_OUT, CANCELLED] = [30, 31, 40, 41, 50] as const;

const amountOf = (name: string) => bigint(name, { mode: 'number' }).$type<Money>().notNull().default(NO_MONEY);

/** Money of an order that goes back; `amount` in 分. */
export const refund = pgTable('refund', {
  id: uuid('id').primaryKey(),
  refundNo: text('refund_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  orderNo: text('order_no').notNull(),
  /** The payment of its first part; `null` where it goes through finance alone. */
  paymentId: uuid('payment_id'),
  productName: text('product_name').notNull(),
  amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
  state: integer('state').$type<StateOf<typeof refundLifecycle>>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Whether its owner has applied for it; all below is of such alone. */
  isApplied: boolean('is_applied').notNull().default(false),
  productCode: text('product_code').notNull().default(''),
  /** What of the order goes back; an empty list for all that was paid. */
  items: jsonb('items').$type<readonly RefundItem[]>().notNull().default([]),
  rule: text('rule').$type<RefundRule | ''>().notNull().default(''),
  paid: amountOf('paid'),
  used: amountOf('used'),
  fee: amountOf('fee'),
  formula: text('formula').notNull().default(''),
  reason: text('reason').$type<RefundReason | ''>().notNull().default(''),
  description: text('description').notNull().default(''),
  fileIds: uuid('file_ids').array().notNull().default([]),
  /** Who of finance works on it, for its next step. */
  assigneeId: uuid('assignee_id'),
  /** Whose the last decision was. */
  decidedBy: uuid('decided_by'),
  isAppealed: boolean('is_appealed').notNull().default(false),
  accountEncrypted: text('account_encrypted'),
  /** Whether the owner has named an account since it last failed. */
  isAccountCorrected: boolean('is_account_corrected').notNull().default(false),
});

/** A stored refund. */
export type RefundRow = typeof refund.$inferSelect;

/** What of a refund goes back by one payment, or through finance. */
export const refundPart = pgTable('refund_part', {
  id: uuid('id').primaryKey(),
  refundId: uuid('refund_id').notNull(),
  /** Its number at the provider and in the ledger; of the first part that of the refund. */
  partNo: text('part_no').notNull().unique(),
  /** What it goes back by; null where finance sends it. */
  paymentId: uuid('payment_id'),
  amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
  state: integer('state').$type<typeof ON_ITS_WAY | typeof BY_HAND | typeof PAID_OUT | typeof NOT_PAID_OUT>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
});

/** A stored part of a refund. */
export type RefundPartRow = typeof refundPart.$inferSelect;
