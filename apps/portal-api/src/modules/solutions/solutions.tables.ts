import type { SolutionContent } from '@portal/api-contract';
import { jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

export const solution = pgTable('solution', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  categoryId: text('category_id').notNull(),
  categoryType: smallint('category_type').notNull(),
  summary: text('summary').notNull(),
  icon: text('icon').notNull(),
  coverImage: text('cover_image').notNull(),
  highlights: text('highlights').array().notNull(),
  content: jsonb('content').$type<SolutionContent>(),
  productCodes: text('product_codes').array().notNull(),
  ...listingColumns(),
});
