import { z } from 'zod';
import { dateSchema, keySchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { keptTargetSchema } from './community-collections.contract';
import { blockKindSchema } from './community-people.contract';
import { communityPersonSchema, memberCodeSchema, tallySchema } from './participation.schemas';
import { REPUTATION_CAUSES, WORK_KINDS } from './participation.values';

const people = { tags: ['community'], auth: 'user', method: 'POST' } as const;
const open = { ...people, auth: 'public' } as const;

/** Somebody's home page (endpoints §4.9, reads open). */
export const communityHomeSchema = z.object({
  person: communityPersonSchema,
  bio: z.string(),
  joinedAt: timestampSchema,
  reputation: z.number().int(),
  levelLabel: z.string(),
  /** Works by tab, those that are shown alone. */
  works: z.object({
    article: z.number().int(),
    material: z.number().int(),
    video: z.number().int(),
    question: z.number().int(),
    answer: z.number().int(),
  }),
  accepted: z.number().int(),
  likes: z.number().int(),
  followers: z.number().int(),
  following: z.number().int(),
  isMe: z.boolean(),
  followed: z.boolean(),
  /** What the caller keeps from this member. */
  blocked: blockKindSchema,
});
export type CommunityHome = z.infer<typeof communityHomeSchema>;

/** Home page of somebody, the caller's own without `userCode`. Error: 404. */
export const getCommunityHome = defineEndpoint({
  ...open,
  method: 'GET',
  path: '/ptl/community/user/home',
  summary: 'Home page of a member',
  query: z.object({ userCode: memberCodeSchema.optional() }),
  response: communityHomeSchema,
});

/** A work of somebody. */
export const workSchema = z.object({ ...keptTargetSchema.shape, counts: tallySchema });
export type CommunityWork = z.infer<typeof workSchema>;

/** Works of somebody that are shown, the newest first; of all kinds without `kind`, which is 动态 (endpoints §4.9). Error: 404. */
export const listCommunityWorks = defineEndpoint({
  ...open,
  path: '/ptl/community/user/works',
  summary: 'Works of a member',
  body: z.object({
    userCode: memberCodeSchema,
    kind: keySchema(WORK_KINDS, '请选择作品类型').optional(),
    ...pageQueryShape,
  }),
  response: pageSchema(workSchema),
});

/** Figures of the caller, and those of each of the last 30 days of China (endpoints §4.9). */
export const getCommunityStat = defineEndpoint({
  ...people,
  method: 'GET',
  path: '/ptl/community/user/stat',
  summary: 'Own figures of the community',
  response: z.object({
    works: z.number().int(),
    likes: z.number().int(),
    accepted: z.number().int(),
    views: z.number().int(),
    comments: z.number().int(),
    collects: z.number().int(),
    reputation: z.number().int(),
    level: z.number().int(),
    levelLabel: z.string(),
    /** What this level has unlocked, and the ones below. */
    unlocks: z.array(z.string()),
    /** Reputation of the next level; null at the last. */
    nextLevelAt: z.number().int().nullable(),
    /** Until when the caller may not write; null where they may. */
    mutedUntil: timestampSchema.nullable(),
    followers: z.number().int(),
    following: z.number().int(),
    days: z.array(
      z.object({
        date: dateSchema,
        likes: z.number().int(),
        collects: z.number().int(),
        followers: z.number().int(),
        reputation: z.number().int(),
      }),
    ),
  }),
});

/** Members by the reputation of the last 30 days (endpoints §4.9, reads open). */
export const listCommunityRank = defineEndpoint({
  ...open,
  method: 'GET',
  path: '/ptl/community/user/rank',
  summary: 'Active members',
  response: z.array(
    z.object({ person: communityPersonSchema, gained: z.number().int(), reputation: z.number().int() }),
  ),
});

/** Lines of the caller's reputation, the newest first (path ours). */
export const listReputation = defineEndpoint({
  ...people,
  path: '/ptl/community/user/reputation',
  summary: 'Own reputation, line by line',
  body: z.object({ ...pageQueryShape }),
  response: pageSchema(
    z.object({
      cause: keySchema(REPUTATION_CAUSES),
      points: z.number().int(),
      /** What brought it; empty once it is gone. */
      title: z.string(),
      url: z.string(),
      at: timestampSchema,
    }),
  ),
});
