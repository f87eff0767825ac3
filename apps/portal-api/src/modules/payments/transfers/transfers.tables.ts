import type { StateOf, transferLifecycle } from '@portal/lifecycles';
import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Money } from '../../../platform/money/money';

/** A transfer that waits for finance. */
export const HELD = 10;

/** Name of the key by which a line of a statement counts once. */
export const SERIAL_KEY = 'transfer_serial_idx';

/** Money that has come in by a transfer, as the statement of the bank has it; `amount` in 分. */
export const transfer = pgTable('transfer', {
  id: uuid('id').primaryKey(),
  transferNo: text('transfer_no').notNull().unique(),
  /** Always `null`: it belongs to nobody but the order that it was for. */
  ownerId: uuid('owner_id'),
  accountNumber: text('account_number').notNull(),
  serialNo: text('serial_no').notNull(),
  amount: bigint('amount', { mode: 'number' }).$type<Money>().notNull(),
  bookedAt: timestamp('booked_at', { withTimezone: true }).notNull(),
  payerEncrypted: text('payer_encrypted').notNull(),
  /** Why it waits for finance, or has waited; empty where it did not. */
  doubt: text('doubt').notNull(),
  orderNo: text('order_no'),
  state: integer('state').$type<StateOf<typeof transferLifecycle>>().notNull(),
  stateSince: timestamp('state_since', { withTimezone: true }).notNull(),
  version: integer('version').notNull(),
  /** Who of finance looks into it. */
  assigneeId: uuid('assignee_id'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A stored transfer. */
export type TransferRow = typeof transfer.$inferSelect;
