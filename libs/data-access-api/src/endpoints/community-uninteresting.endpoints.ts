import type { listUninteresting, markUninteresting, unmarkUninteresting } from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { mutation, query } from '../api/contract-endpoints';

/** What members do not want to be recommended (design: community, `/community`); it stands beside their history. */
export const communityUninterestingApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    listUninteresting: query<typeof listUninteresting>('POST', '/ptl/community/uninteresting/pageList', {
      provides: ['ReadingHistory'],
    }),
    // What is recommended is read anew by `readRecommendedAnew`, once nothing can be taken back in its place.
    markUninteresting: mutation<typeof markUninteresting>('POST', '/ptl/community/uninteresting/save', {
      invalidates: ['ReadingHistory'],
    }),
    unmarkUninteresting: mutation<typeof unmarkUninteresting>('POST', '/ptl/community/uninteresting/remove', {
      invalidates: ['ReadingHistory', 'RecommendedFeed'],
    }),
  }),
});

export const { useMarkUninterestingMutation, useUnmarkUninterestingMutation } = communityUninterestingApi;

/** Has what is recommended read anew, on every page of it. */
export const readRecommendedAnew = () => communityUninterestingApi.util.invalidateTags(['RecommendedFeed']);
