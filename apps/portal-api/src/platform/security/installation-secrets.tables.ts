import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets every instance must share, encrypted with the data key. */
export const installationSecret = pgTable('installation_secret', {
  name: text('name').primaryKey(),
  sealed: text('sealed').notNull(),
});
