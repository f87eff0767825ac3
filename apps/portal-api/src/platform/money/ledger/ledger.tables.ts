import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Money } from '../money';
import type { LedgerCause } from './ledger-cause';

/** Causes that were posted, each once, in the order in which they took effect. */
export const ledgerPosting = pgTable('ledger_posting', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<LedgerCause['kind']>().notNull(),
  causeKey: text('cause_key').notNull().unique(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});

/** Debits, above nothing, and credits, below, of an order's accounts. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    postingId: uuid('posting_id').notNull(),
    orderNo: text('order_no').notNull(),
    account: text('account_name').notNull(),
    amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postingId, table.orderNo, table.account] })],
);
