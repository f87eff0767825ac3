import type { beginLargeUpload, finishLargeUpload } from '@portal/api-contract';
import { communityAreaApi } from '../api/community-api';
import { mutation } from '../api/contract-endpoints';

/** Large files of the pages that send some. */
export const largeFilesApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    beginLargeUpload: mutation<typeof beginLargeUpload>('POST', '/ptl/file/large/begin'),
    finishLargeUpload: mutation<typeof finishLargeUpload>('POST', '/ptl/file/large/finish'),
  }),
});
