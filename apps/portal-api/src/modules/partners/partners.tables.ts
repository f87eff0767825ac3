import { pgTable, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

export const partner = pgTable('partner', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  kind: text('kind').notNull(),
  logo: text('logo').notNull(),
  region: text('region').notNull(),
  summary: text('summary').notNull(),
  ...listingColumns(),
});
