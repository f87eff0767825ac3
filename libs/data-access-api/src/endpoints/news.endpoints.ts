import type { findActivityById, findNewsById, listNewsYears } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** News and activities. What pages show of them is their own business, so no notice tells of a failure. */
export const newsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    listNewsYears: query<typeof listNewsYears>('GET', '/ptl/news/years'),
    findNewsById: query<typeof findNewsById>('GET', '/ptl/news/findById'),
    findActivityById: query<typeof findActivityById>('GET', '/ptl/activity/findById'),
  }),
});

export const { useFindActivityByIdQuery } = newsApi;
