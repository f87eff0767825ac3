import type {
  appealContent,
  countOwnContent,
  deleteContent,
  deleteContentDraft,
  diffContent,
  getContentDraft,
  getOwnContent,
  listContentDrafts,
  listContentRevisions,
  listOwnContent,
  precheckContent,
  renderContent,
  putContentOnShelf,
  saveContentDraft,
  submitContent,
  takeContentOffShelf,
  withdrawContent,
} from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { mutation, query, submit } from '../api/contract-endpoints';

const CHANGED = { invalidates: ['OwnContent', 'OwnDraft', 'CommunityItem'] } as const;

/** What authors write, and where it stands (endpoints §4.9). */
export const communityWritingApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    // Every few seconds: who saves knows the version, and nobody else shows it.
    saveContentDraft: submit<typeof saveContentDraft>('POST', '/ptl/community/content/saveDraft'),
    getContentDraft: query<typeof getContentDraft>('GET', '/ptl/community/content/draft', { keepUnusedDataFor: 0 }),
    listContentDrafts: query<typeof listContentDrafts>('POST', '/ptl/community/content/draftList', {
      provides: ['OwnDraft'],
    }),
    deleteContentDraft: mutation<typeof deleteContentDraft>('POST', '/ptl/community/content/draftDelete', {
      invalidates: ['OwnDraft', 'OwnContent'],
    }),
    precheckContent: mutation<typeof precheckContent>('POST', '/ptl/community/content/precheck'),
    renderContent: mutation<typeof renderContent>('POST', '/ptl/community/content/preview'),
    submitContent: submit<typeof submitContent>('POST', '/ptl/community/content/submit', CHANGED),
    withdrawContent: submit<typeof withdrawContent>('POST', '/ptl/community/content/withdraw', CHANGED),
    takeContentOffShelf: submit<typeof takeContentOffShelf>('POST', '/ptl/community/content/offShelf', CHANGED),
    putContentOnShelf: submit<typeof putContentOnShelf>('POST', '/ptl/community/content/onShelf', CHANGED),
    deleteContent: mutation<typeof deleteContent>('POST', '/ptl/community/content/delete', CHANGED),
    appealContent: submit<typeof appealContent>('POST', '/ptl/community/content/appeal', CHANGED),
    listOwnContent: query<typeof listOwnContent>('POST', '/ptl/community/content/myList', { provides: ['OwnContent'] }),
    countOwnContent: query<typeof countOwnContent>('POST', '/ptl/community/content/statusCount', {
      provides: ['OwnContent'],
    }),
    getOwnContent: query<typeof getOwnContent>('GET', '/ptl/community/content/mine', { provides: ['OwnContent'] }),
    listContentRevisions: query<typeof listContentRevisions>('GET', '/ptl/community/content/revisions', {
      provides: ['OwnContent'],
    }),
    diffContent: query<typeof diffContent>('POST', '/ptl/community/content/diff', { provides: ['OwnContent'] }),
  }),
});

export const {
  useAppealContentMutation,
  useDeleteContentDraftMutation,
  useDeleteContentMutation,
  useDiffContentQuery,
  useLazyGetContentDraftQuery,
  useListContentDraftsQuery,
  useListContentRevisionsQuery,
  usePrecheckContentMutation,
  useRenderContentMutation,
  usePutContentOnShelfMutation,
  useSaveContentDraftMutation,
  useSubmitContentMutation,
  useTakeContentOffShelfMutation,
  useWithdrawContentMutation,
} = communityWritingApi;
