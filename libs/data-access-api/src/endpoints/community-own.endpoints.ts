import type {
  clearHistory,
  countUnreadNotices,
  deleteFolder,
  getCommunityStat,
  getNoticePreference,
  getProgress,
  listCollected,
  listFolders,
  listHistory,
  listLiked,
  listNotices,
  listReputation,
  moveCollected,
  pauseHistory,
  readNotices,
  saveFolder,
  saveNoticePreference,
  saveVisit,
} from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { mutation, query, submit } from '../api/contract-endpoints';

/** What members keep in the personal center (endpoints §4.9). */
export const communityOwnApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    getCommunityStat: query<typeof getCommunityStat>('GET', '/ptl/community/user/stat', {
      provides: ['CommunityMember'],
    }),
    listReputation: query<typeof listReputation>('POST', '/ptl/community/user/reputation'),
    listFolders: query<typeof listFolders>('GET', '/ptl/community/collection/folderList', { provides: ['Collection'] }),
    saveFolder: submit<typeof saveFolder>('POST', '/ptl/community/collection/folderSave', {
      invalidates: ['Collection'],
    }),
    deleteFolder: mutation<typeof deleteFolder>('POST', '/ptl/community/collection/folderDelete', {
      invalidates: ['Collection'],
    }),
    moveCollected: mutation<typeof moveCollected>('POST', '/ptl/community/collection/move', {
      invalidates: ['Collection'],
    }),
    listCollected: query<typeof listCollected>('POST', '/ptl/community/collection/pageList', {
      provides: ['Collection'],
    }),
    listLiked: query<typeof listLiked>('POST', '/ptl/community/action/likedList', { provides: ['LikedList'] }),
    listHistory: query<typeof listHistory>('POST', '/ptl/community/history/pageList', { provides: ['ReadingHistory'] }),
    getProgress: query<typeof getProgress>('GET', '/ptl/community/history/progress', {
      // The next who looks may be somebody else.
      keepUnusedDataFor: 0,
    }),
    saveVisit: mutation<typeof saveVisit>('POST', '/ptl/community/history/save', { invalidates: ['ReadingHistory'] }),
    clearHistory: mutation<typeof clearHistory>('POST', '/ptl/community/history/clear', {
      invalidates: ['ReadingHistory'],
    }),
    pauseHistory: mutation<typeof pauseHistory>('POST', '/ptl/community/history/pause', {
      invalidates: ['ReadingHistory'],
    }),
    countUnreadNotices: query<typeof countUnreadNotices>('GET', '/ptl/community/notice/unread', {
      provides: ['CommunityNotice'],
    }),
    listNotices: query<typeof listNotices>('POST', '/ptl/community/notice/pageList', { provides: ['CommunityNotice'] }),
    readNotices: mutation<typeof readNotices>('POST', '/ptl/community/notice/read', {
      invalidates: ['CommunityNotice'],
    }),
    getNoticePreference: query<typeof getNoticePreference>('GET', '/ptl/community/notice/preference', {
      provides: ['CommunityNotice'],
    }),
    saveNoticePreference: mutation<typeof saveNoticePreference>('POST', '/ptl/community/notice/preference', {
      invalidates: ['CommunityNotice'],
    }),
  }),
});

export const {
  useClearHistoryMutation,
  useCountUnreadNoticesQuery,
  useDeleteFolderMutation,
  useListFoldersQuery,
  useMoveCollectedMutation,
  usePauseHistoryMutation,
  useReadNoticesMutation,
  useSaveFolderMutation,
  useSaveNoticePreferenceMutation,
  useSaveVisitMutation,
} = communityOwnApi;
