import { z } from 'zod';
import { commentSchema } from '../community/community-comments.contract';
import { PARTICIPATION_RULES } from '../community/participation.rules';
import { COMMENT_SORTS } from '../community/discussion.values';
import { idSchema, keySchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, proseText, ruledText } from '../endpoint/text-schemas';

const starsSchema = z.number('请选择评分').int('评分不正确').min(1, '评分不正确').max(5, '评分不正确');

/** What somebody who uses a model says of it, with 1–5 stars. */
export const modelCommentSchema = commentSchema.extend({ stars: z.number().int() });
export type ModelComment = z.infer<typeof modelCommentSchema>;

/** What all who rated a model think of it. */
export const modelRatingSchema = z.object({
  /** Mean of the stars in tenths; 0 where nobody has rated. */
  average: z.number(),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  counts: z.array(z.number().int()).length(5),
});
export type ModelRating = z.infer<typeof modelRatingSchema>;

/**
 * What those who use a model say of it (path ours; public-pages: 评价). What the caller wrote and a moderator looks at or
 * has hidden is there for the caller alone. Error: 404 no model on the shelf.
 */
export const listModelComments = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/comment/pageList',
  summary: 'Comments on a model, with its rating',
  tags: ['models'],
  body: z.object({ modelId: idSchema, sort: keySchema(COMMENT_SORTS).default('hot'), ...pageQueryShape }),
  response: z.object({
    ...pageSchema(modelCommentSchema).shape,
    rating: modelRatingSchema,
    /** The caller uses the model, or has used it, and did not publish it. */
    mayComment: z.boolean(),
    /** What the caller wrote; null for nothing. */
    own: modelCommentSchema.nullable(),
  }),
});

/**
 * Says what somebody who uses a model, or has used it, thinks of it, in the place of what they said before (endpoints
 * §4.4). Errors: 404 no model on the shelf; 409 never used, an own model, no verified telephone, or not to write now; 422
 * `text` with the words that are not allowed; 429 too many today.
 */
export const saveModelComment = defineEndpoint({
  method: 'POST',
  path: '/ptl/model/comment/save',
  summary: 'Comments on a model and rates it',
  tags: ['models'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({
    modelId: idSchema,
    stars: starsSchema,
    text: ruledText(proseText, PARTICIPATION_RULES.review),
    /** 仍要提交人工审核: has a moderator look instead of being refused for its words. */
    asksReview: z.boolean().default(false),
    /** A field that no person sees; what fills it in is a machine. */
    website: lineText().max(200).default(''),
  }),
  response: modelCommentSchema,
});
