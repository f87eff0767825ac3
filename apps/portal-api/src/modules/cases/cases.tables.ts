import type { CaseContent } from '@portal/api-contract';
import { boolean, date, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

/** Customer cases; `case` is a word of SQL. */
export const caseStudy = pgTable('case_study', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  customer: text('customer').notNull(),
  categoryId: text('category_id').notNull(),
  summary: text('summary').notNull(),
  metricValue: text('metric_value').notNull(),
  metricLabel: text('metric_label').notNull(),
  logo: text('logo').notNull(),
  coverImage: text('cover_image').notNull(),
  /** Read by the release before alone; the next one drops it. */
  isFeatured: boolean('is_featured').notNull().default(false),
  publishedOn: date('published_on').notNull(),
  productCodes: text('product_codes').array().notNull(),
  solutionIds: text('solution_ids').array().notNull(),
  region: text('region').notNull(),
  content: jsonb('content').$type<CaseContent>(),
  ...listingColumns(),
});
