import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { participationSchema, targetShape } from './participation.schemas';
import { PARTICIPATION_LIMITS } from './participation.values';

/** All of them answer with how all take part then, and how the caller does. A repeat changes nothing. */
const action = { tags: ['community'], auth: 'user', method: 'POST', response: participationSchema } as const;

const target = z.object(targetShape);

/** Likes an item, an answer or a comment of somebody else (endpoints §4.9). Errors: 404, 409 an own one, 429. */
export const likeTarget = defineEndpoint({
  ...action,
  path: '/ptl/community/action/like',
  summary: 'Likes something',
  body: target,
});

/** Takes a like back (endpoints §4.9). Error: 404. */
export const unlikeTarget = defineEndpoint({
  ...action,
  path: '/ptl/community/action/unlike',
  summary: 'Takes a like back',
  body: target,
});

/** Votes for or against a question, an article or an answer, or takes that back (endpoints §4.9). Errors: 404; 409 an own one, or against it below trust level 1; 429. */
export const voteTarget = defineEndpoint({
  ...action,
  path: '/ptl/community/action/vote',
  summary: 'Votes for or against something',
  body: z.object({ ...targetShape, vote: z.literal([-1, 0, 1], '请选择赞同或反对') }),
});

/** Puts an item into a folder, or moves it there (endpoints §4.9). Without a folder it is the default one. Errors: 404, 409 too many. */
export const collectTarget = defineEndpoint({
  ...action,
  path: '/ptl/community/action/collect',
  summary: 'Collects an item',
  body: z.object({ ...targetShape, folderId: idSchema.optional() }),
});

/** Takes an item out of the collection (endpoints §4.9); one that is gone can be taken out too. */
export const uncollectTarget = defineEndpoint({
  ...action,
  path: '/ptl/community/action/uncollect',
  summary: 'Takes an item out of the collection',
  body: target,
});

/** Follows somebody, a tag or a question (endpoints §4.9). Errors: 404, 409 oneself, too many, or blocked by them. */
export const followTarget = defineEndpoint({
  ...action,
  path: '/ptl/community/action/follow',
  summary: 'Follows somebody, a tag or a question',
  body: target,
});

/** Follows no longer (endpoints §4.9). */
export const unfollowTarget = defineEndpoint({
  ...action,
  path: '/ptl/community/action/unfollow',
  summary: 'Follows no longer',
  body: target,
});

/** Counts that an item is shared, once for each person and day (endpoints §4.9). Open to visitors, who are counted by the address they come from. Error: 404. */
export const shareTarget = defineEndpoint({
  ...action,
  auth: 'public',
  path: '/ptl/community/action/share',
  summary: 'Counts that an item is shared',
  body: target,
});

/** Counts that an item is read, once for each person and day (path ours). Open to visitors, who are counted by the address they come from. Error: 404. */
export const viewContent = defineEndpoint({
  ...action,
  auth: 'public',
  path: '/ptl/community/content/view',
  summary: 'Counts that an item is read',
  body: z.object({ mid: idSchema }),
  response: z.null(),
});

/** How all take part in some things, and how the caller does (path ours). Open to visitors, who do not. What is unknown has no counts. */
export const getParticipation = defineEndpoint({
  ...action,
  auth: 'public',
  path: '/ptl/community/action/state',
  summary: 'How all take part in some things',
  body: z.object({ targets: z.array(target).min(1).max(PARTICIPATION_LIMITS.ids) }),
  response: z.array(z.object({ ...targetShape, ...participationSchema.shape })),
});

/** Page on which a comment or an answer stands, as notices lead there (path ours; reads open). Error: 404 nothing that is shown. */
export const getTargetPlace = defineEndpoint({
  ...action,
  auth: 'public',
  method: 'GET',
  path: '/ptl/community/action/place',
  summary: 'Where a comment or an answer stands',
  query: z.object({ targetType: z.enum(['comment', 'answer'], '操作对象不正确'), targetId: idSchema }),
  /** Inside the site and without prefix, with the query and the hash that lead to it. */
  response: z.object({ url: z.string() }),
});
