import type { DifferenceReason, PayChannel } from '@portal/api-contract/account';
import type { billDifferenceLifecycle, StateOf } from '@portal/lifecycles';
import { and, eq, type SQL } from 'drizzle-orm';
import { bigint, boolean, date, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { type Money, NO_MONEY } from '../../../platform/money/money';
import type { BillKind } from '../provider/payment-provider';
import type { BillDay } from './bill-day';

/** A difference that waits for finance. */
export const OPEN = 10;

/** What came of comparing a bill with our books, for each channel and day in China. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    channel: text('channel').$type<PayChannel>().notNull(),
    day: date('day').notNull(),
    /** How often it was tried in vain, and why the last time. */
    tries: integer('tries').notNull().default(0),
    failure: text('failure').notNull().default(''),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    lineCount: integer('line_count').notNull().default(0),
    paid: bigint('paid', { mode: 'number' }).$type<Money>().notNull().default(NO_MONEY),
    refunded: bigint('refunded', { mode: 'number' }).$type<Money>().notNull().default(NO_MONEY),
    /** What the ledger has for that day: what came in without what went back. */
    booked: bigint('booked', { mode: 'number' }).$type<Money>().notNull().default(NO_MONEY),
    differenceCount: integer('difference_count').notNull().default(0),
    healedCount: integer('healed_count').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.channel, table.day] })],
);

/** Condition of the run of a bill. */
export function isRunOf({ channel, day }: BillDay): SQL | undefined {
  return and(eq(reconciliation.channel, channel), eq(reconciliation.day, day));
}

/** Lines of the bills. */
export const billLine = pgTable(
  'bill_line',
  {
    channel: text('channel').$type<PayChannel>().notNull(),
    day: date('day').notNull(),
    place: integer('place').notNull(),
    kind: text('kind').$type<BillKind>().notNull(),
    number: text('number').notNull(),
    tradeNo: text('trade_no').notNull(),
    amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
    isDone: boolean('is_done').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channel, table.day, table.place] })],
);

/** What a bill and our books say of one thing, where they differ; `null` where there is nothing. */
export const billDifference = pgTable('bill_difference', {
  id: uuid('id').primaryKey(),
  differenceNo: text('difference_no').notNull().unique(),
  /** Always `null`: it is the platform's. */
  ownerId: uuid('owner_id'),
  channel: text('channel').$type<PayChannel>().notNull(),
  day: date('day').notNull(),
  kind: text('kind').$type<BillKind>().notNull(),
  number: text('number').notNull(),
  reason: text('reason').$type<DifferenceReason>().notNull(),
  billed: bigint('billed', { mode: 'number' }).$type<Money>(),
  booked: bigint('booked', { mode: 'number' }).$type<Money>(),
  state: integer('state').$type<StateOf<typeof billDifferenceLifecycle>>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
  /** Who of finance looks into it. */
  assigneeId: uuid('assignee_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A stored difference. */
export type DifferenceRow = typeof billDifference.$inferSelect;
