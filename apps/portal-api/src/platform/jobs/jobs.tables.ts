import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Where a job stands. One that is done is gone. */
export type JobState = 'waiting' | 'running' | 'dead';

/** What a job is about; strings that its code understands, nothing personal. */
export type JobPayload = Readonly<Record<string, string>>;

/** Work in the background. */
export const backgroundJob = pgTable('background_job', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  /** Tells jobs of one name apart; the same work is queued once. */
  key: text('key').notNull(),
  payload: jsonb('payload').$type<JobPayload>().notNull(),
  state: text('state').$type<JobState>().notNull(),
  runAt: timestamp('run_at', { withTimezone: true }).notNull(),
  /** Counts from the last success or retry by hand, without those that met an outage of somebody else. */
  attempts: integer('attempts').notNull(),
  /** Until when whoever runs it is believed to live. */
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  /** Why it failed the last time; empty before. */
  lastError: text('last_error').notNull(),
  /** Since when all its attempts have met an outage of somebody else; `null` where the last one has not. */
  waitsSince: timestamp('waits_since', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** A stored job. */
export type JobRow = typeof backgroundJob.$inferSelect;
