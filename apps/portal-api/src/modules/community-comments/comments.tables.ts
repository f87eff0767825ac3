import { integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** What is commented on: an item of the community, an answer, or an industrial model. */
export type CommentedType = 'content' | 'answer' | 'model';

/** Comments of both levels. */
export const communityComment = pgTable('community_comment', {
  id: uuid('id').primaryKey(),
  targetType: text('target_type').$type<CommentedType>().notNull(),
  targetId: text('target_id').notNull(),
  /** The comment of the first level that it stands below. */
  parentId: uuid('parent_id'),
  /** The one that it answers. */
  replyToId: uuid('reply_to_id'),
  /** None once its author has left. */
  ownerId: uuid('owner_id'),
  text: text('text').notNull(),
  /** 1–5 for a model; none for anything else. */
  stars: smallint('stars'),
  /** Those who are called by their names in it. */
  mentionedIds: uuid('mentioned_ids').array().notNull().default([]),
  ipRegion: text('ip_region').notNull().default(''),
  status: smallint('status').$type<1 | 2 | 3 | 4>().notNull(),
  likes: integer('likes').notNull().default(0),
  /** Shown ones below it. */
  replies: integer('replies').notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** A stored comment. */
export type CommentRow = typeof communityComment.$inferSelect;

/** States of comments: shown, hidden by a moderator, waiting for one, deleted by its author. */
export const [SHOWN, HIDDEN, WAITING, DELETED] = [1, 2, 3, 4] as const;
