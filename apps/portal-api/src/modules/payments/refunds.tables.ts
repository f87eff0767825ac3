import type { refundLifecycle, StateOf } from '@portal/lifecycles';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Money } from '../../platform/money/money';

/** A refund whose money is on its way. */
export const ON_ITS_WAY = 30;

/** A refund that finance pays out. */
export const BY_HAND = 31;

/** Money of an order that goes back; `amount` in 分. */
export const refund = pgTable('refund', {
  id: uuid('id').primaryKey(),
  refundNo: text('refund_no').notNull().unique(),
  ownerId: uuid('owner_id').notNull(),
  orderNo: text('order_no').notNull(),
  /** What it came by and goes back by; `null` where it came by no online payment. */
  paymentId: uuid('payment_id'),
  productName: text('product_name').notNull(),
  amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
  state: integer('state').$type<StateOf<typeof refundLifecycle>>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
