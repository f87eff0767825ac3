import type { NoticeType } from '@portal/api-contract/community';
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What members are told. Similar ones that are not read yet are one row. */
export const communityNotice = pgTable('community_notice', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  type: text('type').$type<NoticeType>().notNull(),
  /** What it is about; the same unread one grows. */
  mergeKey: text('merge_key').notNull(),
  /** Those who did it, the last one first, as many as are told apart. */
  peopleIds: uuid('people_ids').array().notNull().default([]),
  total: integer('total').notNull().default(1),
  text: text('text').notNull(),
  title: text('title').notNull(),
  excerpt: text('excerpt').notNull().default(''),
  url: text('url').notNull().default(''),
  readAt: moment('read_at'),
  createdAt: moment('created_at').notNull(),
  updatedAt: moment('updated_at').notNull(),
});
