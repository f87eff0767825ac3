import type { ProductCard, ProductContent, TrialPlan } from '@portal/api-contract';
import { boolean, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

/** A product's download: `file` is in the folder `downloads` of the media. */
export interface ProductFile {
  readonly id: string;
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

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
  deliveryMode: text('delivery_mode').$type<ProductCard['deliveryMode']>().notNull(),
  pricingMode: text('pricing_mode').$type<ProductCard['pricingMode']>().notNull(),
  productType: text('product_type').$type<ProductCard['productType']>().notNull(),
  tags: text('tags').array().notNull(),
  hasTrial: boolean('has_trial').notNull(),
  /** How it is tried, where its content says so. */
  trial: jsonb('trial').$type<TrialPlan>(),
  publishedOn: date('published_on').notNull(),
  content: jsonb('content').$type<ProductContent>(),
  downloads: jsonb('downloads').$type<ProductFile[]>().notNull(),
  solutionIds: text('solution_ids').array().notNull(),
  ...listingColumns(),
});
