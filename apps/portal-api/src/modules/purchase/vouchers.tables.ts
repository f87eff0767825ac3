import { bigint, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Money } from '../../platform/money/money';

/** What owners of orders have handed in of the transfers they have made; never changed. */
export const transferVoucher = pgTable('transfer_voucher', {
  id: uuid('id').primaryKey(),
  orderNo: text('order_no').notNull(),
  ownerId: uuid('owner_id').notNull(),
  fileIds: uuid('file_ids').array().notNull(),
  /** What was stated, in 分; it counts for nothing. */
  statedAmount: bigint('stated_amount', { mode: 'number' }).$type<Money>().notNull(),
  paidOn: date('paid_on').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A stored voucher. */
export type VoucherRow = typeof transferVoucher.$inferSelect;
