import type {
  findCaseById,
  findSolutionById,
  getCasesByCategoryId,
  listCaseFilters,
  listFactories,
  listSolutionGroups,
  listSolutions,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** Solutions, cases and factories (spec §7). What pages show of them is their own business, so no notice tells of a failure. */
export const solutionsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    findSolutionById: query<typeof findSolutionById>('GET', '/ptl/solution/findById'),
    listSolutionGroups: query<typeof listSolutionGroups>('GET', '/ptl/solution/groups'),
    listSolutions: query<typeof listSolutions>('POST', '/ptl/solution/pageList'),
    findCaseById: query<typeof findCaseById>('GET', '/ptl/case/findById'),
    getCasesByCategoryId: query<typeof getCasesByCategoryId>('POST', '/ptl/case/getCaseByCategoryId'),
    listCaseFilters: query<typeof listCaseFilters>('GET', '/ptl/case/filters'),
    listFactories: query<typeof listFactories>('GET', '/ptl/factory/list'),
  }),
});
