import { boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Where parcels and paper invoices go. */
export const address = pgTable('address', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  /** Name, telephone and street. */
  contactEncrypted: text('contact_encrypted').notNull(),
  telephoneMasked: text('telephone_masked').notNull(),
  regionCode: text('region_code').notNull(),
  tag: text('tag').notNull(),
  postcode: text('postcode').notNull(),
  isDefault: boolean('is_default').notNull(),
  version: integer('version').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
