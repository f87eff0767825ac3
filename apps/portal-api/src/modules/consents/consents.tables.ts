import type { ConsentKey } from '@portal/api-contract/account';
import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Every answer users gave to a consent; the newest one of a key counts. */
export const consentRecord = pgTable('consent_record', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  key: text('key').$type<ConsentKey>().notNull(),
  /** Version of the document the answer was given to. */
  version: text('version').notNull(),
  agreed: boolean('agreed').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
});
