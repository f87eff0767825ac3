import type { getHomeHotProducts, getNavProduct, listSolutionCategories, selectCaseList } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** Products, solutions and cases (spec §7). */
export const catalogueApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getNavProduct: query<typeof getNavProduct>('POST', '/ptl/product/content/getNavProduct', {
      notifiesOfErrors: true,
    }),
    getHomeHotProducts: query<typeof getHomeHotProducts>('POST', '/ptl/product/getHomeHotProducts', {
      notifiesOfErrors: true,
    }),
    listSolutionCategories: query<typeof listSolutionCategories>('GET', '/ptl/solution/solutionAndCaseList', {
      notifiesOfErrors: true,
    }),
    selectCaseList: query<typeof selectCaseList>('GET', '/ptl/case/selectCaseList', { notifiesOfErrors: true }),
  }),
});

export const {
  useGetNavProductQuery,
  useLazyGetNavProductQuery,
  useLazyGetHomeHotProductsQuery,
  useLazyListSolutionCategoriesQuery,
} = catalogueApi;
