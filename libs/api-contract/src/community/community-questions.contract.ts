import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { midSchema } from './community-text.schemas';
import { CONTENT_LIMITS } from './community.values';
import { PARTICIPATION_RULES } from './participation.rules';

const questions = { tags: ['community'], auth: 'user' } as const;

/** What the caller may do with a question as it stands now. */
export const questionRightsSchema = z.object({
  canClose: z.boolean(),
  canMarkDuplicate: z.boolean(),
  canReopen: z.boolean(),
  canInvite: z.boolean(),
  canRaiseBounty: z.boolean(),
  /** What the caller can raise the bounty to; 0 where they cannot. */
  maxBounty: z.number().int(),
});
export type QuestionRights = z.infer<typeof questionRightsSchema>;

/** What the caller may do with a question (path ours). Error: 404. */
export const getQuestionRights = defineEndpoint({
  ...questions,
  method: 'GET',
  path: '/ptl/community/question/rights',
  summary: 'What the caller may do with a question',
  query: z.object({ mid: midSchema }),
  response: questionRightsSchema,
});

/**
 * Closes a question with a reason, by its asker or a moderator (path ours). Errors: 404; 409 closed already, somebody
 * else's, no verified telephone, or not to write now.
 */
export const closeQuestion = defineEndpoint({
  ...questions,
  method: 'POST',
  path: '/ptl/community/question/close',
  summary: 'Closes a question',
  body: z.object({ mid: midSchema, reason: ruledText(proseText, PARTICIPATION_RULES.closing) }),
  response: z.null(),
});

/**
 * Closes a question as a duplicate of another one, by its asker, a member of `TRUSTED_FROM.closeQuestion` or a moderator
 * (path ours). Errors: 404 either question; 409 as of `closeQuestion`, or the other one is this one, or a duplicate itself.
 */
export const markDuplicateQuestion = defineEndpoint({
  ...questions,
  method: 'POST',
  path: '/ptl/community/question/duplicate',
  summary: 'Marks a question as a duplicate',
  body: z.object({ mid: midSchema, originalId: midSchema }),
  response: z.null(),
});

/**
 * Raises the bounty of an own question, or puts one up, which stands for `CONTENT_LIMITS.bountyDays` from then on
 * (endpoints §4.9); `bounty` is what it is to be. Errors: 404; 409 not more than now, more than the asker has, somebody
 * else's, accepted or closed, no verified telephone, or not to write now.
 */
export const raiseBounty = defineEndpoint({
  ...questions,
  method: 'POST',
  path: '/ptl/community/question/bounty',
  summary: 'Raises the bounty of a question',
  body: z.object({
    mid: midSchema,
    bounty: z.int('请输入整数').min(1, '请输入悬赏').max(CONTENT_LIMITS.bounty, `悬赏不能超过${CONTENT_LIMITS.bounty}`),
  }),
  response: z.null(),
});

/** Opens a closed question again, by its asker, one marked as a duplicate by whoever may mark it (path ours). Errors: 404; 409 open, or not the caller's to open. */
export const reopenQuestion = defineEndpoint({
  ...questions,
  method: 'POST',
  path: '/ptl/community/question/reopen',
  summary: 'Opens a question again',
  body: z.object({ mid: midSchema }),
  response: z.null(),
});
