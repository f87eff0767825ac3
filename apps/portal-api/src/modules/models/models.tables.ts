import type { ModelContent } from '@portal/api-contract';
import { date, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

/** Industrial models (spec §3). */
export const industrialModel = pgTable('industrial_model', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  modelType: smallint('model_type').$type<1 | 2 | 3 | 4>().notNull(),
  deliveryMode: smallint('delivery_mode').$type<1 | 2 | 3>().notNull(),
  pricing: smallint('pricing').$type<1 | 2 | 3>().notNull(),
  industry: text('industry').notNull(),
  provider: text('provider').notNull(),
  summary: text('summary').notNull(),
  calls: integer('calls').notNull(),
  rating: numeric('rating', { precision: 2, scale: 1, mode: 'number' }).notNull(),
  publishedOn: date('published_on').notNull(),
  content: jsonb('content').$type<ModelContent>().notNull(),
  ...listingColumns(),
});
