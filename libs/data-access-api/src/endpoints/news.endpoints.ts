import type { EndpointData, EndpointInput, findActivityById, findNewsById, listNewsYears } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** News and activities. What pages show of them is their own business, so no notice tells of a failure. */
export const newsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNewsYears: build.query<EndpointData<typeof listNewsYears>, EndpointInput<typeof listNewsYears>>({
      query: call<typeof listNewsYears>('GET', '/ptl/news/years'),
      extraOptions: { isSilent: true },
    }),
    findNewsById: build.query<EndpointData<typeof findNewsById>, EndpointInput<typeof findNewsById>>({
      query: call<typeof findNewsById>('GET', '/ptl/news/findById'),
      extraOptions: { isSilent: true },
    }),
    findActivityById: build.query<EndpointData<typeof findActivityById>, EndpointInput<typeof findActivityById>>({
      query: call<typeof findActivityById>('GET', '/ptl/activity/findById'),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useListNewsYearsQuery, useFindNewsByIdQuery, useFindActivityByIdQuery } = newsApi;
