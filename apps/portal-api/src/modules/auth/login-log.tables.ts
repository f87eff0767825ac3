import type { LoginWay } from '@portal/api-contract/account';
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Tries to log in to the account of a user. */
export const loginLog = pgTable('login_log', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  way: text('way').$type<LoginWay>().notNull(),
  isSuccess: boolean('is_success').notNull(),
  deviceName: text('device_name').notNull(),
  network: text('network').notNull(),
  addressMasked: text('address_masked').notNull(),
});
