import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What administrators were told of jobs that were given up, by the names of the jobs. */
export const jobNotice = pgTable('job_notice', {
  name: text('name').primaryKey(),
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
  /** The last failure that they were told of. */
  deadUntil: timestamp('dead_until', { withTimezone: true }).notNull(),
});
