import type {
  acceptAnswer,
  deleteAnswer,
  deleteComment,
  listAnswers,
  listComments,
  saveAnswer,
  saveComment,
  unacceptAnswer,
  viewContent,
} from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { mutation, query, submit } from '../api/contract-endpoints';

/** What stands on the page of an item, and is counted there: comments, answers and views (endpoints §4.9). */
export const communityItemApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    viewContent: mutation<typeof viewContent>('POST', '/ptl/community/content/view'),
    listComments: query<typeof listComments>('POST', '/ptl/community/comment/pageList', {
      provides: ({ targetId }) => [{ type: 'CommunityComment', id: targetId }],
    }),
    saveComment: submit<typeof saveComment>('POST', '/ptl/community/comment/save', {
      invalidates: ['CommunityComment'],
    }),
    deleteComment: mutation<typeof deleteComment>('POST', '/ptl/community/comment/delete', {
      invalidates: ['CommunityComment'],
    }),
    listAnswers: query<typeof listAnswers>('POST', '/ptl/community/answer/pageList', {
      provides: ({ questionId }) => [{ type: 'CommunityAnswer', id: questionId }],
    }),
    saveAnswer: submit<typeof saveAnswer>('POST', '/ptl/community/answer/save', { invalidates: ['CommunityAnswer'] }),
    deleteAnswer: mutation<typeof deleteAnswer>('POST', '/ptl/community/answer/delete', {
      invalidates: ['CommunityAnswer'],
    }),
    acceptAnswer: mutation<typeof acceptAnswer>('POST', '/ptl/community/answer/accept', {
      invalidates: ['CommunityAnswer', 'CommunityItem'],
    }),
    unacceptAnswer: mutation<typeof unacceptAnswer>('POST', '/ptl/community/answer/unaccept', {
      invalidates: ['CommunityAnswer', 'CommunityItem'],
    }),
  }),
});

export const {
  useAcceptAnswerMutation,
  useDeleteAnswerMutation,
  useDeleteCommentMutation,
  useListAnswersQuery,
  useListCommentsQuery,
  useSaveAnswerMutation,
  useSaveCommentMutation,
  useUnacceptAnswerMutation,
} = communityItemApi;
