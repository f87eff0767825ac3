import type {
  EndpointData,
  EndpointInput,
  findContentById,
  findJobById,
  listJobFilters,
  listJobs,
  listPartnerFilters,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** Company pages, partners and jobs. What pages show of them is their own business, so no notice tells of a failure. */
export const companyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findContentById: build.query<EndpointData<typeof findContentById>, EndpointInput<typeof findContentById>>({
      query: call<typeof findContentById>('GET', '/ptl/content/findById'),
      extraOptions: { isSilent: true },
    }),
    listPartnerFilters: build.query<EndpointData<typeof listPartnerFilters>, EndpointInput<typeof listPartnerFilters>>({
      query: call<typeof listPartnerFilters>('GET', '/ptl/partner/filters'),
      extraOptions: { isSilent: true },
    }),
    listJobs: build.query<EndpointData<typeof listJobs>, EndpointInput<typeof listJobs>>({
      query: call<typeof listJobs>('POST', '/ptl/recruit/pageList'),
      extraOptions: { isSilent: true },
    }),
    listJobFilters: build.query<EndpointData<typeof listJobFilters>, EndpointInput<typeof listJobFilters>>({
      query: call<typeof listJobFilters>('GET', '/ptl/recruit/filters'),
      extraOptions: { isSilent: true },
    }),
    findJobById: build.query<EndpointData<typeof findJobById>, EndpointInput<typeof findJobById>>({
      query: call<typeof findJobById>('GET', '/ptl/recruit/findById'),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const {
  useFindContentByIdQuery,
  useListPartnerFiltersQuery,
  useListJobsQuery,
  useListJobFiltersQuery,
  useFindJobByIdQuery,
} = companyApi;
