import { z } from 'zod';
import { idSchema, keySchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { PARTICIPATION_RULES } from './participation.rules';
import { communityPersonSchema, participationSchema } from './participation.schemas';
import { ANSWER_SORTS } from './discussion.values';

const answers = { tags: ['community'], auth: 'user', method: 'POST' } as const;

/** An answer to a question. */
export const answerSchema = z.object({
  id: idSchema,
  /** `mid` of the question. */
  questionId: idSchema,
  /** Null once its author has closed the account. */
  author: communityPersonSchema.nullable(),
  /** Markdown, for its author alone; empty for others. */
  body: z.string(),
  /** The same as safe HTML. */
  html: z.string(),
  hasAi: z.boolean(),
  createdAt: timestampSchema,
  /** When its text was changed last; null for never. */
  editedAt: timestampSchema.nullable(),
  ipRegion: z.string(),
  version: versionSchema,
  isAccepted: z.boolean(),
  isMine: z.boolean(),
  /** Waits for a moderator, and is shown to its author alone. */
  isWaiting: z.boolean(),
  /** A moderator has hidden it from all but its author, who may change it and have it looked at again. */
  isHidden: z.boolean(),
  /** The caller may accept it, or take that back, now. */
  canAccept: z.boolean(),
  ...participationSchema.shape,
});
export type CommunityAnswer = z.infer<typeof answerSchema>;

/**
 * Answers to a question (path ours; reads open). By `accepted` the accepted one comes first, then those with most votes.
 * `pageNo` of the response says which page it is. Error: 404.
 */
export const listAnswers = defineEndpoint({
  ...answers,
  auth: 'public',
  path: '/ptl/community/answer/pageList',
  summary: 'Answers to a question',
  body: z.object({
    questionId: idSchema,
    sort: keySchema(ANSWER_SORTS).default('accepted'),
    /** Asks for the page on which this answer stands, instead of `pageNo`, which counts where there is none. */
    answerId: idSchema.optional(),
    ...pageQueryShape,
  }),
  response: pageSchema(answerSchema),
});

/**
 * Answers a question, or changes an own answer (endpoints §4.9). Errors: 404; 409 closed, answered before, changed since
 * it was seen, no verified telephone, not to write now, or blocked by the asker; 422 `body` with the words that are not
 * allowed; 429 too many today.
 */
export const saveAnswer = defineEndpoint({
  ...answers,
  path: '/ptl/community/answer/save',
  summary: 'Answers a question, or changes an own answer',
  isIdempotent: true,
  body: z.object({
    questionId: idSchema,
    /** The answer to be changed; without one it is new. */
    id: idSchema.optional(),
    /** The one that was seen; needed beside `id`. */
    version: versionSchema.optional(),
    /** Markdown. */
    body: ruledText(proseText, PARTICIPATION_RULES.answer),
    /** 含AI生成内容. */
    hasAi: z.boolean(),
    /** 仍要提交人工审核: has a moderator look instead of being refused for its words. */
    asksReview: z.boolean().default(false),
  }),
  response: answerSchema,
});

const byId = z.object({ id: idSchema });

/** Deletes an own answer (path ours). Errors: 404, 409 it is the accepted one. */
export const deleteAnswer = defineEndpoint({
  ...answers,
  path: '/ptl/community/answer/delete',
  summary: 'Deletes an own answer',
  body: byId,
  response: z.null(),
});

/** Accepts an answer in place of any other, by whoever asked; an own one after 24 h (endpoints §4.9). Errors: 404, 409 too early. */
export const acceptAnswer = defineEndpoint({
  ...answers,
  path: '/ptl/community/answer/accept',
  summary: 'Accepts an answer to an own question',
  body: byId,
  response: answerSchema,
});

/** Takes the acceptance of an answer back (endpoints §4.9). Error: 404. */
export const unacceptAnswer = defineEndpoint({
  ...answers,
  path: '/ptl/community/answer/unaccept',
  summary: 'Takes the acceptance of an answer back',
  body: byId,
  response: answerSchema,
});
