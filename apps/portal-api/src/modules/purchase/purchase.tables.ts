import type { ORDER_STATES, OrderLine } from '@portal/api-contract';
import type { TriedProduct } from '../../platform/modules/tried-product';
import type { OrderRefundStatus, OrderType } from '@portal/api-contract/account';
import type { orderLifecycle, StateOf } from '@portal/lifecycles';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { defineExportTable } from '../../platform/exports/export-table';
import type { Money } from '../../platform/money/money';
import { stateWord, type StateWords } from '../../platform/records/state-word';
import type { QuoteBody } from './quote-body';

/** States of an order as they are stored. */
export const ORDER_WORDS = {
  10: 'reviewing',
  20: 'unpaid',
  25: 'confirming',
  30: 'processing',
  40: 'completed',
  50: 'cancelled',
  55: 'expired',
  60: 'failed',
} as const satisfies StateWords<StateOf<typeof orderLifecycle>, keyof typeof ORDER_STATES>;

/** States of an order by name. */
export const [REVIEWING, UNPAID, CONFIRMING, PROCESSING, COMPLETED] = [10, 20, 25, 30, 40] as const;
export const [CANCELLED, EXPIRED, FAILED] = [50, 55, 60] as const;

const orderState = stateWord(ORDER_WORDS);

/** Quotes, each bound to who asked for it. */
export const quote = pgTable('quote', {
  id: text('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  body: jsonb('body').$type<QuoteBody>().notNull(),
  orderNo: text('order_no'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Orders; what was ordered are `line` and `furtherLines`, to be read by `listLines`. */
export const purchaseOrder = pgTable('purchase_order', {
  orderNo: text('order_no').primaryKey(),
  id: uuid('id').notNull(),
  ownerId: uuid('owner_id').notNull(),
  quoteId: text('quote_id').notNull().unique(),
  type: text('type').$type<OrderType>().notNull().default('new'),
  state: orderState('state').notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  line: jsonb('line').$type<OrderLine>().notNull(),
  furtherLines: jsonb('further_lines').$type<OrderLine[]>().notNull().default([]),
  payable: bigint('payable', { mode: 'number' }).$type<Money>().notNull(),
  contractFirst: boolean('contract_first').notNull(),
  /** When a contract of it came into force, which its delivery waits for where one comes first. */
  contractedAt: timestamp('contracted_at', { withTimezone: true }),
  remark: text('remark').notNull(),
  agreementVersion: text('agreement_version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Until when its price holds, once it waits for its payment. */
  payUntil: timestamp('pay_until', { withTimezone: true }).notNull(),
  /** By which money is recognized that comes in by a transfer, once the owner has chosen to pay by one. */
  remitCode: text('remit_code'),
  /** How often in a row its delivery has failed. */
  deliveryFailures: integer('delivery_failures').notNull().default(0),
  /** The product that it has brought, or that it renews or changes; none where it has several lines. */
  instanceId: uuid('instance_id'),
  /** When it did so. */
  appliedAt: timestamp('applied_at', { withTimezone: true }),
  /** Units that were given back, by the number of their line, from 1. */
  refundedUnits: jsonb('refunded_units').$type<Readonly<Record<string, number>>>().notNull().default({}),
  /** How its refunds stand. */
  refundStatus: text('refund_status').$type<OrderRefundStatus>().notNull().default('none'),
  /** What its owner was trying out, which it goes on with. */
  tried: jsonb('tried').$type<TriedProduct>(),
  /** The coupon that has made it cheaper; it goes back where the order is cancelled or expires. */
  couponId: uuid('coupon_id'),
  /** Title that was chosen for its invoice; it may be gone by now. */
  invoiceTitleId: uuid('invoice_title_id'),
  /** Who of the platform works on it, for its next step. */
  assigneeId: uuid('assignee_id'),
  version: integer('version').notNull(),
});

/** A stored order. */
export type OrderRow = typeof purchaseOrder.$inferSelect;

/**
 * How orders stand towards their invoices, in 分. The database keeps it as the ledger and the orders have it; nobody
 * writes it.
 */
export const invoiceBalance = pgTable('invoice_balance', {
  orderNo: text('order_no').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  isCompleted: boolean('is_completed').notNull(),
  /** What was paid of the price. */
  amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
  /** What of it went back. */
  refunded: bigint('refunded', { mode: 'number' }).$type<Money>().notNull(),
  /** What stands on invoices that were not reversed. */
  invoiced: bigint('invoiced', { mode: 'number' }).$type<Money>().notNull(),
});

/** Orders that are in a formal contract which is not over: each in one. */
export const contractClaim = pgTable('contract_claim', {
  orderNo: text('order_no').primaryKey(),
  contractId: uuid('contract_id').notNull(),
});

/** Exports of orders. */
export const orderExport = defineExportTable('order_export');
