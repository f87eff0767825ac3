import type {
  EndpointData,
  EndpointInput,
  findCaseById,
  findSolutionById,
  getCasesByCategoryId,
  listCaseFilters,
  listFactories,
  listSolutionGroups,
  listSolutions,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** Solutions, cases and factories (spec §7). What pages show of them is their own business, so no notice tells of a failure. */
export const solutionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    findSolutionById: build.query<EndpointData<typeof findSolutionById>, EndpointInput<typeof findSolutionById>>({
      query: call<typeof findSolutionById>('GET', '/ptl/solution/findById'),
      extraOptions: { isSilent: true },
    }),
    listSolutionGroups: build.query<EndpointData<typeof listSolutionGroups>, EndpointInput<typeof listSolutionGroups>>({
      query: call<typeof listSolutionGroups>('GET', '/ptl/solution/groups'),
      extraOptions: { isSilent: true },
    }),
    listSolutions: build.query<EndpointData<typeof listSolutions>, EndpointInput<typeof listSolutions>>({
      query: call<typeof listSolutions>('POST', '/ptl/solution/pageList'),
      extraOptions: { isSilent: true },
    }),
    findCaseById: build.query<EndpointData<typeof findCaseById>, EndpointInput<typeof findCaseById>>({
      query: call<typeof findCaseById>('GET', '/ptl/case/findById'),
      extraOptions: { isSilent: true },
    }),
    getCasesByCategoryId: build.query<
      EndpointData<typeof getCasesByCategoryId>,
      EndpointInput<typeof getCasesByCategoryId>
    >({
      query: call<typeof getCasesByCategoryId>('POST', '/ptl/case/getCaseByCategoryId'),
      extraOptions: { isSilent: true },
    }),
    listCaseFilters: build.query<EndpointData<typeof listCaseFilters>, EndpointInput<typeof listCaseFilters>>({
      query: call<typeof listCaseFilters>('GET', '/ptl/case/filters'),
      extraOptions: { isSilent: true },
    }),
    listFactories: build.query<EndpointData<typeof listFactories>, EndpointInput<typeof listFactories>>({
      query: call<typeof listFactories>('GET', '/ptl/factory/list'),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const {
  useFindSolutionByIdQuery,
  useListSolutionGroupsQuery,
  useListSolutionsQuery,
  useFindCaseByIdQuery,
  useGetCasesByCategoryIdQuery,
  useListCaseFiltersQuery,
  useListFactoriesQuery,
} = solutionsApi;
