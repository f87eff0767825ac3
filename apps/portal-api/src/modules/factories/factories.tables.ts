import type { Factory } from '@portal/api-contract';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

/** Lighthouse factories. */
export const factory = pgTable('factory', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  place: text('place').notNull(),
  industry: text('industry').notNull(),
  year: integer('year').notNull(),
  certification: text('certification').notNull(),
  summary: text('summary').notNull(),
  coverImage: text('cover_image').notNull(),
  metrics: jsonb('metrics').$type<Factory['metrics']>().notNull(),
  timeline: jsonb('timeline').$type<Factory['timeline']>().notNull(),
  ...listingColumns(),
});
