import type { Coupon } from '@portal/api-contract/account';
import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Money } from '../../platform/money/money';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Coupons, each given to somebody; which order has one stands with the order. */
export const coupon = pgTable('coupon', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  kind: text('kind').$type<Coupon['kind']>().notNull(),
  /** 分, or per cent. */
  value: bigint('value', { mode: 'number' }).notNull(),
  minimum: bigint('minimum', { mode: 'number' }).$type<Money>().notNull(),
  productCodes: text('product_codes').array().notNull(),
  startsAt: moment('starts_at').notNull(),
  endsAt: moment('ends_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** A stored coupon. */
export type CouponRow = typeof coupon.$inferSelect;
