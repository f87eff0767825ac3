import type { getUserProfile, updateUserProfile } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { mutation, query } from '../api/contract-endpoints';

/** The user's own profile. */
export const accountsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    // The header asks on every page; the pages about it say themselves that they have none.
    getUserProfile: query<typeof getUserProfile>('GET', '/ptl/user/info', { provides: ['Profile'] }),
    updateUserProfile: mutation<typeof updateUserProfile>('POST', '/ptl/user/updateInfo', {
      invalidates: ['Profile'],
      notifiesOfErrors: true,
    }),
  }),
});

export const { useGetUserProfileQuery, useUpdateUserProfileMutation } = accountsApi;
