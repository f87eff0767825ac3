import type {
  findCasesByIds,
  getHomeHotProducts,
  getNavProduct,
  listFactoryBriefs,
  listFeaturedModels,
  listSolutionCategories,
  selectCaseList,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** Products, solutions, cases, models and factories as menus and home pages show them (spec §7). */
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
    findCasesByIds: query<typeof findCasesByIds>('POST', '/ptl/case/findByIds', { notifiesOfErrors: true }),
    listFeaturedModels: query<typeof listFeaturedModels>('GET', '/ptl/model/featured', { notifiesOfErrors: true }),
    listFactoryBriefs: query<typeof listFactoryBriefs>('GET', '/ptl/factory/briefs', { notifiesOfErrors: true }),
  }),
});

export const {
  useGetNavProductQuery,
  useLazyGetNavProductQuery,
  useLazyGetHomeHotProductsQuery,
  useLazyListSolutionCategoriesQuery,
} = catalogueApi;
