import type { ActivityContent } from '@portal/api-contract';
import { boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { listingColumns } from '../../platform/content-items/listing-columns';

export const activity = pgTable('activity', {
  id: text('id').primaryKey(),
  title: text('title').notNull(),
  summary: text('summary').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  place: text('place').notNull(),
  hasReplay: boolean('has_replay').notNull(),
  coverImage: text('cover_image').notNull(),
  /** Description in Markdown. */
  body: text('body').notNull(),
  bodyHtml: text('body_html').notNull(),
  content: jsonb('content').$type<ActivityContent>(),
  ...listingColumns(),
});
