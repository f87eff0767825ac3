import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Whom items and answers have called by `@`, and who were told so: once, however often the text changes. */
export const communityMention = pgTable(
  'community_mention',
  {
    targetType: text('target_type').$type<'content' | 'answer'>().notNull(),
    /** `mid` of the item, or id of the answer. */
    targetId: text('target_id').notNull(),
    ownerId: uuid('owner_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  ({ targetType, targetId, ownerId }) => [primaryKey({ columns: [targetType, targetId, ownerId] })],
);
