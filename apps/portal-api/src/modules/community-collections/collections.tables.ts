import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Folders of collected items, but for the default one. */
export const communityFolder = pgTable('community_folder', {
  id: uuid('id').primaryKey(),
  ownerId: uuid('owner_id').notNull(),
  name: text('name').notNull(),
  isPublic: boolean('is_public').notNull().default(false),
  createdAt: moment('created_at').notNull(),
});

/** Who has collected which item. */
export const communityCollect = pgTable(
  'community_collect',
  {
    ownerId: uuid('owner_id').notNull(),
    /** `mid` of the item. */
    targetId: text('target_id').notNull(),
    authorId: uuid('author_id'),
    /** None for the default folder. */
    folderId: uuid('folder_id'),
    createdAt: moment('created_at').notNull(),
  },
  ({ ownerId, targetId }) => [primaryKey({ columns: [ownerId, targetId] })],
);

/** Who has read which item, and how far. */
export const communityVisit = pgTable(
  'community_visit',
  {
    ownerId: uuid('owner_id').notNull(),
    targetId: text('target_id').notNull(),
    /** Per cent of a text, seconds of a video. */
    progress: integer('progress').notNull().default(0),
    visitedAt: moment('visited_at').notNull(),
  },
  ({ ownerId, targetId }) => [primaryKey({ columns: [ownerId, targetId] })],
);

/** Who does not want which item to be recommended. */
export const communityUninteresting = pgTable(
  'community_uninteresting',
  {
    ownerId: uuid('owner_id').notNull(),
    targetId: text('target_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  ({ ownerId, targetId }) => [primaryKey({ columns: [ownerId, targetId] })],
);
