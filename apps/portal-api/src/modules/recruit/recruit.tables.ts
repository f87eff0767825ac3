import type { JobBrief } from '@portal/api-contract';
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

/** Jobs. */
export const job = pgTable('job', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  channel: text('channel').$type<JobBrief['channel']>().notNull(),
  jobFunction: text('job_function').notNull(),
  city: text('city').notNull(),
  headcount: integer('headcount').notNull(),
  publishedOn: date('published_on').notNull(),
  isClosed: boolean('is_closed').notNull(),
  intro: text('intro').notNull(),
  duties: text('duties').array().notNull(),
  requirements: text('requirements').array().notNull(),
  extras: text('extras').array().notNull(),
  ...listingColumns(),
});
