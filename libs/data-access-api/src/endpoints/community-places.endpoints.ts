import type { getTargetPlace } from '@portal/api-contract/community';
import { communityAreaApi } from '../api/community-api';
import { query } from '../api/contract-endpoints';

/** Where comments and answers stand that an address names. */
export const communityPlacesApi = communityAreaApi.injectEndpoints({
  endpoints: () => ({
    getTargetPlace: query<typeof getTargetPlace>('GET', '/ptl/community/action/place', { keepUnusedDataFor: 0 }),
  }),
});
