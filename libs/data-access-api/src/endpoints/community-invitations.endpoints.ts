import type { inviteToAnswer, listInvitations } from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { mutation, query } from '../api/contract-endpoints';

/** Whom members invite to answer a question (design: community, `qaDetail`). */
export const communityInvitationsApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    listInvitations: query<typeof listInvitations>('GET', '/ptl/community/question/invitations', {
      provides: ['CommunityAnswer'],
      // The next who looks may be somebody else.
      keepUnusedDataFor: 0,
    }),
    // What has changed is asked for by whoever shows it: the answers beside it are as they were.
    inviteToAnswer: mutation<typeof inviteToAnswer>('POST', '/ptl/community/question/invite'),
  }),
});

export const { useInviteToAnswerMutation, useListInvitationsQuery } = communityInvitationsApi;
