import type { CommunityTargetType } from '@portal/api-contract/community';
import { date, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

const target = {
  targetType: text('target_type').$type<CommunityTargetType>().notNull(),
  targetId: text('target_id').notNull(),
};

/** Who likes what. */
export const communityLike = pgTable(
  'community_like',
  {
    ownerId: uuid('owner_id').notNull(),
    ...target,
    /** Who wrote it, whom it counts for. */
    authorId: uuid('author_id'),
    createdAt: moment('created_at').notNull(),
  },
  ({ ownerId, targetType, targetId }) => [primaryKey({ columns: [ownerId, targetType, targetId] })],
);

/** Who voted for what. */
export const communityVote = pgTable(
  'community_vote',
  {
    ownerId: uuid('owner_id').notNull(),
    ...target,
    authorId: uuid('author_id'),
    /** 1 for, -1 against, 0 taken back. */
    vote: smallint('vote').$type<-1 | 0 | 1>().notNull(),
    /** How often it was changed, by which lines of the reputation are told apart. */
    turn: integer('turn').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  ({ ownerId, targetType, targetId }) => [primaryKey({ columns: [ownerId, targetType, targetId] })],
);

/** Who follows what. */
export const communityFollow = pgTable(
  'community_follow',
  { ownerId: uuid('owner_id').notNull(), ...target, createdAt: moment('created_at').notNull() },
  ({ ownerId, targetType, targetId }) => [primaryKey({ columns: [ownerId, targetType, targetId] })],
);

/** Shares, once for each day and whoever shares. */
export const communityShare = pgTable(
  'community_share',
  { sharedOn: date('shared_on').notNull(), ...target, fingerprint: text('fingerprint').notNull() },
  ({ sharedOn, targetType, targetId, fingerprint }) => [
    primaryKey({ columns: [sharedOn, targetType, targetId, fingerprint] }),
  ],
);

/** Views, once for each day and whoever reads. */
export const communityView = pgTable(
  'community_view',
  { viewedOn: date('viewed_on').notNull(), mid: text('mid').notNull(), fingerprint: text('fingerprint').notNull() },
  ({ viewedOn, mid, fingerprint }) => [primaryKey({ columns: [viewedOn, mid, fingerprint] })],
);
