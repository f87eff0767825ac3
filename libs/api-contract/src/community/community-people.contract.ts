import { z } from 'zod';
import { dateSchema, idSchema, keySchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { exportTaskSchema } from '../endpoint/export-task';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText } from '../endpoint/text-schemas';
import { keptTargetSchema } from './community-collections.contract';
import { communityPersonSchema, tallySchema } from './participation.schemas';
import { BLOCK_KINDS, REPUTATION_CAUSES, WORK_KINDS } from './participation.values';

const people = { tags: ['community'], auth: 'user', method: 'POST' } as const;
const open = { ...people, auth: 'public' } as const;

const userCodeSchema = z.string().min(1, '用户不存在').max(32, '用户不存在');
const blockKindSchema = keySchema(BLOCK_KINDS, '请选择屏蔽方式');

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
  query: z.object({ userCode: userCodeSchema.optional() }),
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
    userCode: userCodeSchema,
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
        comments: z.number().int(),
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

/** Blocks a member, who then neither answers nor follows; mutes one, who is then not heard; or neither (endpoints §4.9). Errors: 404, 409 oneself, or too many. */
export const blockMember = defineEndpoint({
  ...people,
  path: '/ptl/community/user/block',
  summary: 'Blocks or mutes a member',
  body: z.object({ userCode: userCodeSchema, kind: blockKindSchema }),
  response: z.object({ kind: blockKindSchema }),
});

/** Members that the caller has blocked or muted, the newest first (path ours). */
export const listBlocked = defineEndpoint({
  ...people,
  path: '/ptl/community/user/blockList',
  summary: 'Blocked and muted members',
  body: z.object({ ...pageQueryShape }),
  response: pageSchema(z.object({ person: communityPersonSchema, kind: blockKindSchema, at: timestampSchema })),
});

/** Members whose nickname begins with something, for `@` (path ours). */
export const suggestMembers = defineEndpoint({
  ...people,
  method: 'GET',
  path: '/ptl/community/user/suggest',
  summary: 'Members for an @',
  query: z.object({ keyword: lineText().min(1).max(20) }),
  response: z.array(communityPersonSchema),
});

/** Writes all own works as a zip of Markdown, by a job (path ours). Error: 409 one is being made. */
export const exportWorks = defineEndpoint({
  ...people,
  path: '/ptl/community/user/exportWorks',
  summary: 'Exports own works as Markdown',
  isIdempotent: true,
  response: exportTaskSchema,
});

/** How far an export is (path ours). Error: 404. */
export const getWorksExport = defineEndpoint({
  ...people,
  method: 'GET',
  path: '/ptl/community/user/exportStatus',
  summary: 'How far an export of works is',
  query: z.object({ taskId: idSchema }),
  response: exportTaskSchema,
});

/** The zip (path ours). Errors: 404, 409 not ready. */
export const getWorksExportFile = defineEndpoint({
  ...people,
  method: 'GET',
  path: '/ptl/community/user/exportFile',
  summary: 'The zip of own works',
  responseType: 'file',
  query: z.object({ taskId: idSchema }),
  response: z.null(),
});
