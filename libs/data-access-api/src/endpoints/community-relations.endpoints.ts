import type { listBlocked, listFollowed, listMyReports } from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { query } from '../api/contract-endpoints';

/** Whom members follow and keep away, and what they have reported (endpoints §4.9). */
export const communityRelationsApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    listFollowed: query<typeof listFollowed>('POST', '/ptl/community/action/followedList'),
    listBlocked: query<typeof listBlocked>('POST', '/ptl/community/user/blockList'),
    listMyReports: query<typeof listMyReports>('GET', '/ptl/community/report/mine'),
  }),
});
