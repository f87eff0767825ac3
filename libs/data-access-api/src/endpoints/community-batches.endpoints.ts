import type { changeOwnContents, deleteNotices, removeCollected, unlikeTargets } from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { mutation } from '../api/contract-endpoints';

/** What members do with several of their own things at once (design: community, personal center). */
export const communityBatchesApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    changeOwnContents: mutation<typeof changeOwnContents>('POST', '/ptl/community/content/batch', {
      invalidates: ['OwnContent', 'OwnDraft', 'CommunityItem'],
    }),
    removeCollected: mutation<typeof removeCollected>('POST', '/ptl/community/collection/remove', {
      invalidates: ['Collection'],
    }),
    unlikeTargets: mutation<typeof unlikeTargets>('POST', '/ptl/community/action/unlikeMany', {
      invalidates: ['LikedList'],
    }),
    deleteNotices: mutation<typeof deleteNotices>('POST', '/ptl/community/notice/delete', {
      invalidates: ['CommunityNotice'],
    }),
  }),
});

export const {
  useChangeOwnContentsMutation,
  useDeleteNoticesMutation,
  useRemoveCollectedMutation,
  useUnlikeTargetsMutation,
} = communityBatchesApi;
