import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Money } from '../../../platform/money/money';
import type { Trade } from './payment-provider';

/** Trades of the sandbox, which is a provider beside the portal: it knows neither orders nor their owners. */
export const sandboxTrade = pgTable('sandbox_trade', {
  payNo: text('pay_no').primaryKey(),
  /** Opens its cashier, for whoever was sent there. */
  token: text('token').notNull().unique(),
  amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
  state: text('state').$type<Trade['state']>().notNull(),
  tradeNo: text('trade_no').notNull().unique(),
  returnUrl: text('return_url').notNull(),
  payBefore: timestamp('pay_before', { withTimezone: true }).notNull(),
  paidAt: timestamp('paid_at', { withTimezone: true }),
  /** Amounts that went back, by the numbers of their refunds. */
  refunds: jsonb('refunds').$type<Readonly<Record<string, number>>>().notNull(),
  /** When they went back; of those of the release before nobody knows. */
  refundedAt: jsonb('refunded_at').$type<Readonly<Record<string, string>>>().notNull().default({}),
  /** Whether nothing of it gets back to its payer. */
  failsRefunds: boolean('fails_refunds').notNull().default(false),
});

/** A trade of the sandbox as it is stored. */
export type SandboxTradeRow = typeof sandboxTrade.$inferSelect;
