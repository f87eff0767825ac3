import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Calls that all instances count together; the columns are those of the library that counts. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Time in milliseconds at which the count begins anew. */
  expire: bigint('expire', { mode: 'number' }),
});
