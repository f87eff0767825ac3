import type { EndpointData, EndpointInput, getApplication } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** What happened to an application of the user (endpoints §4.4); lists and forms are of `formsApi`. */
export const applicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getApplication: build.query<EndpointData<typeof getApplication>, EndpointInput<typeof getApplication>>({
      query: call<typeof getApplication>('GET', '/ptl/application/detail'),
      providesTags: ['Application'],
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useGetApplicationQuery } = applicationsApi;
