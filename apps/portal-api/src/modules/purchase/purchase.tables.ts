import type { ORDER_STATES, Quote } from '@portal/api-contract';
import { bigint, boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Money } from '../../platform/money/money';

/** Quotes, each bound to who asked for it. */
export const quote = pgTable('quote', {
  id: text('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  body: jsonb('body').$type<Quote>().notNull(),
  orderNo: text('order_no'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

/** Orders as they are made. */
export const purchaseOrder = pgTable('purchase_order', {
  orderNo: text('order_no').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  quoteId: text('quote_id').notNull().unique(),
  state: text('state').$type<keyof typeof ORDER_STATES>().notNull(),
  line: jsonb('line').$type<Quote['line']>().notNull(),
  payable: bigint('payable', { mode: 'number' }).$type<Money>().notNull(),
  contractFirst: boolean('contract_first').notNull(),
  remark: text('remark').notNull(),
  agreementVersion: text('agreement_version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
