import type { EndpointData, EndpointInput, getUserProfile, updateUserProfile } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** The user's own profile. */
export const accountsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getUserProfile: build.query<EndpointData<typeof getUserProfile>, void>({
      query: call<typeof getUserProfile>('GET', '/ptl/user/info'),
      providesTags: ['Profile'],
      // The header asks on every page; the pages about it say themselves that they have none.
      extraOptions: { isSilent: true },
    }),
    updateUserProfile: build.mutation<EndpointData<typeof updateUserProfile>, EndpointInput<typeof updateUserProfile>>({
      query: call<typeof updateUserProfile>('POST', '/ptl/user/updateInfo'),
      invalidatesTags: (_result, error) => (error ? [] : ['Profile']),
    }),
  }),
});

export const { useGetUserProfileQuery, useUpdateUserProfileMutation } = accountsApi;
