import type { exportWorks, getWorksExport } from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { query, submit } from '../api/contract-endpoints';

const EXPORT = { type: 'CommunityMember', id: 'EXPORT' } as const;

/** The zip of what a member has written (design: community, personal center). */
export const worksExportApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    getWorksExport: query<typeof getWorksExport>('GET', '/ptl/community/user/exportStatus', { provides: [EXPORT] }),
    exportWorks: submit<typeof exportWorks>('POST', '/ptl/community/user/exportWorks', {
      // Also when it is rejected: another tab may have asked for one.
      invalidatesAnyway: [EXPORT],
    }),
  }),
});

export const { useExportWorksMutation } = worksExportApi;
