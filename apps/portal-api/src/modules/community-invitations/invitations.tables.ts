import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who was invited to answer which question, and by whom. */
export const communityInvitation = pgTable(
  'community_invitation',
  {
    /** `mid` of the question. */
    questionId: text('question_id').notNull(),
    invitedId: uuid('invited_id').notNull(),
    /** Who has invited them. */
    ownerId: uuid('owner_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  ({ questionId, invitedId }) => [primaryKey({ columns: [questionId, invitedId] })],
);
