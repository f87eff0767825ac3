import type { findContentById, findJobById, listJobFilters, listJobs, listPartnerFilters } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** Company pages, partners and jobs. What pages show of them is their own business, so no notice tells of a failure. */
export const companyApi = baseApi.injectEndpoints({
  endpoints: () => ({
    findContentById: query<typeof findContentById>('GET', '/ptl/content/findById'),
    listPartnerFilters: query<typeof listPartnerFilters>('GET', '/ptl/partner/filters'),
    listJobs: query<typeof listJobs>('POST', '/ptl/recruit/pageList'),
    listJobFilters: query<typeof listJobFilters>('GET', '/ptl/recruit/filters'),
    findJobById: query<typeof findJobById>('GET', '/ptl/recruit/findById'),
  }),
});

export const { useFindContentByIdQuery } = companyApi;
