import type { getApplication } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** What happened to an application of the user (endpoints §4.4); lists and forms are of `formsApi`. */
export const applicationsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getApplication: query<typeof getApplication>('GET', '/ptl/application/detail', { provides: ['Application'] }),
  }),
});

export const { useGetApplicationQuery } = applicationsApi;
