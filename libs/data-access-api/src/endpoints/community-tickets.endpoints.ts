import type { openCommunityFile, openCommunityPictures } from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { mutation, query } from '../api/contract-endpoints';

/** Tickets of files and pictures that not everybody sees (endpoints §4.9): browsers send no token with them. */
export const communityTicketsApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    openCommunityFile: mutation<typeof openCommunityFile>('POST', '/ptl/community/content/openFile'),
    openCommunityPictures: query<typeof openCommunityPictures>('POST', '/ptl/community/content/openPictures', {
      // The next who looks may be somebody else.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOpenCommunityPicturesQuery } = communityTicketsApi;
