import type { CommunityTargetType } from '@portal/api-contract/community';
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

const count = (name: string) => integer(name).notNull().default(0);

/** How many took part in something, and how: sums alone, which a recount gives again. */
export const communityTally = pgTable(
  'community_tally',
  {
    targetType: text('target_type').$type<CommunityTargetType>().notNull(),
    targetId: text('target_id').notNull(),
    likes: count('likes'),
    upvotes: count('upvotes'),
    downvotes: count('downvotes'),
    comments: count('comments'),
    answers: count('answers'),
    collects: count('collects'),
    follows: count('follows'),
    shares: count('shares'),
    /** The accepted answer of a question. */
    acceptedId: uuid('accepted_id'),
  },
  ({ targetType, targetId }) => [primaryKey({ columns: [targetType, targetId] })],
);
