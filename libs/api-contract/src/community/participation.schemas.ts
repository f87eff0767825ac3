import { z } from 'zod';
import { idSchema, keySchema } from '../endpoint/common-schemas';
import { COMMUNITY_TARGETS, PARTICIPATION_LIMITS } from './participation.values';

/** Kind of what somebody takes part in. */
export const communityTargetTypeSchema = keySchema(COMMUNITY_TARGETS, '操作对象不正确');
export type CommunityTargetType = z.infer<typeof communityTargetTypeSchema>;

/** What somebody takes part in: `mid` of an item, id of an answer or a comment, code of somebody, name of a tag. */
export const targetShape = { targetType: communityTargetTypeSchema, targetId: idSchema };
export interface CommunityTarget {
  readonly targetType: CommunityTargetType;
  readonly targetId: string;
}

/** What is chosen of a list of the caller, as many as one call takes. */
export const chosenIdsSchema = z
  .array(idSchema)
  .min(1, '请选择内容')
  .max(PARTICIPATION_LIMITS.ids, `一次最多选择${PARTICIPATION_LIMITS.ids}项`);

/** Code of a member. */
export const memberCodeSchema = z.string().min(1, '用户不存在').max(64, '用户不存在');

/** Somebody as all may see them. */
export const communityPersonSchema = z.object({
  userCode: z.string(),
  nickname: z.string(),
  /** URL of the picture; empty for none. */
  avatar: z.string(),
  /** Identity is verified: `person`, `company`, or empty. */
  verified: z.enum(['', 'person', 'company']),
  /** Trust level, 0–4. */
  level: z.number().int(),
  /** IP 属地: province, or country; 未知 where it is not known. */
  ipRegion: z.string(),
});
export type CommunityPerson = z.infer<typeof communityPersonSchema>;

/** How many took part, and how. */
export const tallySchema = z.object({
  likes: z.number().int(),
  upvotes: z.number().int(),
  downvotes: z.number().int(),
  /** Upvotes less downvotes. */
  score: z.number().int(),
  comments: z.number().int(),
  answers: z.number().int(),
  collects: z.number().int(),
  follows: z.number().int(),
  shares: z.number().int(),
});
export type Tally = z.infer<typeof tallySchema>;

/** How the caller took part; a visitor did not. */
export const ownPartSchema = z.object({
  liked: z.boolean(),
  /** 1 for, -1 against, 0 neither. */
  vote: z.literal([-1, 0, 1]),
  collected: z.boolean(),
  followed: z.boolean(),
});
export type OwnPart = z.infer<typeof ownPartSchema>;

/** How all took part, and how the caller did. */
export const participationSchema = z.object({ counts: tallySchema, mine: ownPartSchema });
export type Participation = z.infer<typeof participationSchema>;
