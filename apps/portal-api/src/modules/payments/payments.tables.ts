import type { PayChannel } from '@portal/api-contract/account';
import type { paymentLifecycle, StateOf } from '@portal/lifecycles';
import { bigint, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type Money, NO_MONEY } from '../../platform/money/money';

/** States of a payment by name. */
export const [WAITING, PAID, CLOSED, FAILED, REFUNDING, REFUNDED, HANDED_OVER] = [10, 20, 30, 40, 50, 51, 52] as const;

/** Payments made online; amounts in 分. */
export const payment = pgTable('payment', {
  id: uuid('id').primaryKey(),
  payNo: text('pay_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  channel: text('channel').$type<PayChannel>().notNull(),
  amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
  state: integer('state').$type<StateOf<typeof paymentLifecycle>>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  /** Until when the provider takes the money; cut short once one of its orders is paid by another payment. */
  payBefore: timestamp('pay_before', { withTimezone: true }).notNull(),
  /** When the provider is asked next, as long as it has told nothing. */
  checkAt: timestamp('check_at', { withTimezone: true }).notNull(),
  checkCount: integer('check_count').notNull(),
  /** The provider's number of the trade, once it is paid. */
  tradeNo: text('trade_no'),
  paidAt: timestamp('paid_at', { withTimezone: true }),
  refundNo: text('refund_no').unique(),
  /** What goes back of it. */
  refunded: bigint('refunded', { mode: 'number' }).$type<Money>().notNull(),
});

/** What of a payment is for which order. */
export const paymentOrder = pgTable(
  'payment_order',
  {
    paymentId: uuid('payment_id').notNull(),
    orderNo: text('order_no').notNull(),
    amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
    /** What of it has gone back, or is about to. */
    refunded: bigint('refunded', { mode: 'number' }).$type<Money>().notNull().default(NO_MONEY),
  },
  (table) => [primaryKey({ columns: [table.paymentId, table.orderNo] })],
);

/** A stored payment. */
export type PaymentRow = typeof payment.$inferSelect;
