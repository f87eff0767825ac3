import type { getNavProduct, listSolutionCategories } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** Products and solutions as menus and home pages show them (spec §7). */
export const catalogueApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getNavProduct: query<typeof getNavProduct>('POST', '/ptl/product/content/getNavProduct', {
      notifiesOfErrors: true,
    }),
    listSolutionCategories: query<typeof listSolutionCategories>('GET', '/ptl/solution/solutionAndCaseList', {
      notifiesOfErrors: true,
    }),
  }),
});

export const { useGetNavProductQuery, useLazyGetNavProductQuery, useLazyListSolutionCategoriesQuery } = catalogueApi;
