import { z } from 'zod';
import { idSchema, keySchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, proseText, ruledText } from '../endpoint/text-schemas';
import { PARTICIPATION_RULES } from './participation.rules';
import { communityPersonSchema } from './participation.schemas';
import { COMMENT_SORTS } from './discussion.values';

const comments = { tags: ['community'], auth: 'user', method: 'POST' } as const;

/** What is commented on: an item of the community, or an answer. */
const commentedShape = {
  targetType: z.enum(['content', 'answer'], '评论对象不正确'),
  targetId: idSchema,
};

const mentionSchema = z.object({ userCode: z.string(), nickname: z.string() });

const commentShape = {
  id: idSchema,
  /** The comment of the first level that it stands below; null for one of that level. */
  parentId: idSchema.nullable(),
  /** Null once its author has closed the account, and for one that was deleted. */
  author: communityPersonSchema.nullable(),
  /** Whom it answers among those below the same comment; null otherwise. */
  replyTo: mentionSchema.nullable(),
  /** Plain text, where `@昵称` of `mentions` may be linked; empty for one that was deleted. */
  text: z.string(),
  mentions: z.array(mentionSchema),
  createdAt: timestampSchema,
  /** IP 属地 at that time. */
  ipRegion: z.string(),
  likes: z.number().int(),
  liked: z.boolean(),
  /** Its author wrote what is commented on. */
  isByAuthor: z.boolean(),
  isMine: z.boolean(),
  /** Deleted or hidden, and there only because of what stands below. */
  isDeleted: z.boolean(),
  /** Waits for a moderator, and is shown to its author alone. */
  isWaiting: z.boolean(),
  /** A moderator has hidden it from all but its author. */
  isHidden: z.boolean(),
};

/** A comment of the second level. */
export const commentReplySchema = z.object(commentShape);
export type CommentReply = z.infer<typeof commentReplySchema>;

/** A comment with the first ones below it. */
export const commentSchema = z.object({
  ...commentShape,
  /** How many stand below. */
  replyTotal: z.number().int(),
  /** The first of them, and the one that was asked for. */
  replies: z.array(commentReplySchema),
});
export type CommunityComment = z.infer<typeof commentSchema>;

/**
 * Comments of the first level, or those below one, which are the oldest first whatever the order (endpoints §4.9). Of
 * people that the caller has blocked there are none. `pageNo` of the response says which page it is. Error: 404 nothing
 * that is shown.
 */
export const listComments = defineEndpoint({
  ...comments,
  auth: 'public',
  path: '/ptl/community/comment/pageList',
  summary: 'Comments on an item of the community, or on an answer',
  body: z.object({
    ...commentedShape,
    parentId: idSchema.optional(),
    sort: keySchema(COMMENT_SORTS).default('hot'),
    /** Asks for the page on which this comment of either level stands, instead of `pageNo`, which counts where there is none. */
    commentId: idSchema.optional(),
    ...pageQueryShape,
  }),
  response: z.object({ ...pageSchema(commentSchema).shape, commentTotal: z.number().int() }),
});

/**
 * Writes a comment (endpoints §4.9). `@昵称` tells those who took part. Errors: 404 nothing that is shown; 409 closed, no
 * verified telephone, not to write now, or blocked by whoever it answers; 422 `text` with the words that are not allowed;
 * 429 too many today.
 */
export const saveComment = defineEndpoint({
  ...comments,
  path: '/ptl/community/comment/save',
  summary: 'Writes a comment',
  isIdempotent: true,
  body: z.object({
    ...commentedShape,
    /** The comment that it answers, of either level. */
    parentId: idSchema.optional(),
    text: ruledText(proseText, PARTICIPATION_RULES.comment),
    /** 仍要提交人工审核: has a moderator look instead of being refused for its words. */
    asksReview: z.boolean().default(false),
    /** A field that no person sees; what fills it in is a machine. */
    website: lineText().max(200).default(''),
  }),
  response: commentSchema,
});

/** Deletes a comment of the caller; what stands below stays (endpoints §4.9). Error: 404. */
export const deleteComment = defineEndpoint({
  ...comments,
  path: '/ptl/community/comment/delete',
  summary: 'Deletes an own comment',
  body: z.object({ id: idSchema }),
  response: z.null(),
});
