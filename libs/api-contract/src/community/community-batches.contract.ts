import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { noticeIdsSchema } from './community-notices.contract';
import { chosenIdsSchema, targetShape } from './participation.schemas';
import { PARTICIPATION_LIMITS } from './participation.values';

/** What members do with several of their own things at once. A repeat changes nothing. */
const batch = { tags: ['community'], auth: 'user', method: 'POST' } as const;

/** What came of a change of several things of the caller: how many changed, and why others did not. */
export const batchResultSchema = z.object({
  total: z.number().int(),
  rejected: z.array(z.object({ id: z.string(), msg: z.string() })),
});
export type BatchResult = z.infer<typeof batchResultSchema>;

/**
 * Takes several own items off the shelf, or deletes them, as `offShelf` and `delete` do with one (path ours). Each is
 * changed by itself: what is not the caller's, or stands where that cannot be, is rejected and named. What is off the shelf
 * already is neither counted nor rejected. Error: 429 after 20 calls in a minute or 60 in a day.
 */
export const changeOwnContents = defineEndpoint({
  ...batch,
  path: '/ptl/community/content/batch',
  summary: 'Changes several own items',
  body: z.object({ action: z.enum(['offShelf', 'delete'], '请选择操作'), targetIds: chosenIdsSchema }),
  response: batchResultSchema,
});

/** Takes several items out of the collection, gone ones too (path ours). Says how many were in it. */
export const removeCollected = defineEndpoint({
  ...batch,
  path: '/ptl/community/collection/remove',
  summary: 'Takes several items out of the collection',
  body: z.object({ targetIds: chosenIdsSchema }),
  response: z.object({ total: z.number().int() }),
});

/** Takes several likes back, also of what is gone (path ours). Says how many there were. */
export const unlikeTargets = defineEndpoint({
  ...batch,
  path: '/ptl/community/action/unlikeMany',
  summary: 'Takes several likes back',
  body: z.object({
    targets: z
      .array(z.object(targetShape))
      .min(1, '请选择内容')
      .max(PARTICIPATION_LIMITS.ids, `一次最多选择${PARTICIPATION_LIMITS.ids}项`),
  }),
  response: z.object({ total: z.number().int() }),
});

/** Deletes notices of the caller (path ours). Says how many there were. */
export const deleteNotices = defineEndpoint({
  ...batch,
  path: '/ptl/community/notice/delete',
  summary: 'Deletes own notices',
  body: z.object({ ids: noticeIdsSchema }),
  response: z.object({ total: z.number().int() }),
});
