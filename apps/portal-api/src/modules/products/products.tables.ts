import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../content/listing-columns';

export const product = pgTable('product', {
  code: text('code').primaryKey(),
  id: text('id').notNull().unique(),
  productName: text('product_name').notNull(),
  categoryId: text('category_id').notNull(),
  labelFlag: smallint('label_flag').$type<1 | 2 | 3>().notNull(),
  summary: text('summary').notNull(),
  icon: text('icon').notNull(),
  isContentEmpty: boolean('is_content_empty').notNull(),
  hotRank: integer('hot_rank').notNull(),
  ...listingColumns(),
});
