import type {
  blockMember,
  closeQuestion,
  collectTarget,
  followTarget,
  getParticipation,
  getQuestionRights,
  likeTarget,
  markDuplicateQuestion,
  raiseBounty,
  reopenQuestion,
  saveReport,
  shareTarget,
  suggestMembers,
  uncollectTarget,
  unfollowTarget,
  unlikeTarget,
  voteTarget,
} from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { mutation, query, submit } from '../api/contract-endpoints';

const QUESTION_CHANGED = { invalidates: ['CommunityItem', 'CommunityAnswer'] } as const;

/** What people do with what others wrote, and with their own questions (endpoints §4.9). */
export const communityParticipationApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    getParticipation: query<typeof getParticipation>('POST', '/ptl/community/action/state', {
      // The next who looks may be somebody else.
      keepUnusedDataFor: 0,
    }),
    likeTarget: mutation<typeof likeTarget>('POST', '/ptl/community/action/like', { invalidates: ['LikedList'] }),
    unlikeTarget: mutation<typeof unlikeTarget>('POST', '/ptl/community/action/unlike', { invalidates: ['LikedList'] }),
    voteTarget: mutation<typeof voteTarget>('POST', '/ptl/community/action/vote'),
    collectTarget: mutation<typeof collectTarget>('POST', '/ptl/community/action/collect', {
      invalidates: ['Collection'],
    }),
    uncollectTarget: mutation<typeof uncollectTarget>('POST', '/ptl/community/action/uncollect', {
      invalidates: ['Collection'],
    }),
    followTarget: mutation<typeof followTarget>('POST', '/ptl/community/action/follow'),
    unfollowTarget: mutation<typeof unfollowTarget>('POST', '/ptl/community/action/unfollow'),
    shareTarget: mutation<typeof shareTarget>('POST', '/ptl/community/action/share'),
    getQuestionRights: query<typeof getQuestionRights>('GET', '/ptl/community/question/rights', {
      provides: ['CommunityItem'],
      // The next who looks may be somebody else.
      keepUnusedDataFor: 0,
    }),
    closeQuestion: mutation<typeof closeQuestion>('POST', '/ptl/community/question/close', QUESTION_CHANGED),
    markDuplicateQuestion: mutation<typeof markDuplicateQuestion>(
      'POST',
      '/ptl/community/question/duplicate',
      QUESTION_CHANGED,
    ),
    raiseBounty: mutation<typeof raiseBounty>('POST', '/ptl/community/question/bounty', QUESTION_CHANGED),
    reopenQuestion: mutation<typeof reopenQuestion>('POST', '/ptl/community/question/reopen', QUESTION_CHANGED),
    saveReport: submit<typeof saveReport>('POST', '/ptl/community/report/save'),
    suggestMembers: query<typeof suggestMembers>('GET', '/ptl/community/user/suggest'),
    blockMember: mutation<typeof blockMember>('POST', '/ptl/community/user/block', {
      invalidates: ['CommunityMember'],
    }),
  }),
});

export const {
  useBlockMemberMutation,
  useCloseQuestionMutation,
  useGetQuestionRightsQuery,
  useLazySuggestMembersQuery,
  useMarkDuplicateQuestionMutation,
  useRaiseBountyMutation,
  useReopenQuestionMutation,
  useSaveReportMutation,
  useUnlikeTargetMutation,
} = communityParticipationApi;
