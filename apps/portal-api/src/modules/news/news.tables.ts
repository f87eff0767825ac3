import type { NewsBrief } from '@portal/api-contract';
import { boolean, date, pgTable, text } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

export const news = pgTable('news', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  kind: text('kind').$type<NewsBrief['kind']>().notNull(),
  summary: text('summary').notNull(),
  publishedOn: date('published_on').notNull(),
  coverImage: text('cover_image').notNull(),
  /** Article in Markdown. */
  body: text('body').notNull(),
  bodyHtml: text('body_html').notNull(),
  author: text('author').notNull(),
  newsSource: text('news_source').notNull(),
  /** Read by the release before alone; the next one drops it. */
  isPinned: boolean('is_pinned').notNull().default(false),
  tags: text('tags').array().notNull(),
  ...listingColumns(),
});
