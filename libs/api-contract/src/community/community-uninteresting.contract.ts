import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { keptTargetSchema } from './community-collections.contract';
import { chosenIdsSchema } from './participation.schemas';

const own = { tags: ['community'], auth: 'user', method: 'POST' } as const;

/**
 * 不感兴趣: leaves an item out of the feed that is recommended to the caller, which is `listContent` of all kinds by
 * `recommended` (design: community; path ours). It is found everywhere else. A repeat changes nothing; beyond
 * `PARTICIPATION_LIMITS.uninteresting` the oldest come back. Errors: 404, 429.
 */
export const markUninteresting = defineEndpoint({
  ...own,
  path: '/ptl/community/uninteresting/save',
  summary: 'Leaves an item out of the recommended feed',
  body: z.object({ targetId: idSchema }),
  response: z.null(),
});

/** Has items recommended again, or without `targetIds` all of them (path ours). Says how many were left out. */
export const unmarkUninteresting = defineEndpoint({
  ...own,
  path: '/ptl/community/uninteresting/remove',
  summary: 'Has items recommended again',
  body: z.object({ targetIds: chosenIdsSchema.optional() }),
  response: z.object({ total: z.number().int() }),
});

/** What the caller is not interested in, the newest first (path ours). */
export const listUninteresting = defineEndpoint({
  ...own,
  path: '/ptl/community/uninteresting/pageList',
  summary: 'What the caller is not interested in',
  body: z.object({ ...pageQueryShape }),
  response: pageSchema(keptTargetSchema),
});
