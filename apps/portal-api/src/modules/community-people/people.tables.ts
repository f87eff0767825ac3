import type { CommunityPerson, NoticePreference, REPUTATION_CAUSES } from '@portal/api-contract/community';
import { bigint, boolean, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What members have set, and what is known of their names. */
export const communityProfile = pgTable('community_profile', {
  ownerId: uuid('owner_id').primaryKey(),
  verified: text('verified').$type<CommunityPerson['verified']>().notNull().default(''),
  isHistoryPaused: boolean('is_history_paused').notNull().default(false),
  /** What they want to hear of; nothing for everything. */
  noticePreference: jsonb('notice_preference').$type<NoticePreference>(),
  /** When the last mail of notices was written. */
  digestAt: moment('digest_at'),
});

/** Every change of a reputation. Rows are added, never changed. */
export const communityReputation = pgTable('community_reputation', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  ownerId: uuid('owner_id').notNull(),
  cause: text('cause').$type<keyof typeof REPUTATION_CAUSES>().notNull(),
  causeKey: text('cause_key').notNull().unique(),
  points: smallint('points').notNull(),
  targetType: text('target_type').$type<'content' | 'answer'>().notNull(),
  targetId: text('target_id').notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Whom members do not want to hear of, or to be answered by. */
export const communityBlock = pgTable(
  'community_block',
  {
    ownerId: uuid('owner_id').notNull(),
    blockedId: uuid('blocked_id').notNull(),
    kind: text('kind').$type<'mute' | 'block'>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  ({ ownerId, blockedId }) => [primaryKey({ columns: [ownerId, blockedId] })],
);
