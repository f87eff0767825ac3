import type {
  EndpointData,
  EndpointInput,
  getHomeHotProducts,
  getNavProduct,
  listSolutionCategories,
  selectCaseList,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** Products, solutions and cases (spec §7). */
export const catalogueApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getNavProduct: build.query<EndpointData<typeof getNavProduct>, EndpointInput<typeof getNavProduct>>({
      query: call<typeof getNavProduct>('POST', '/ptl/product/content/getNavProduct'),
    }),
    getHomeHotProducts: build.query<EndpointData<typeof getHomeHotProducts>, EndpointInput<typeof getHomeHotProducts>>({
      query: call<typeof getHomeHotProducts>('POST', '/ptl/product/getHomeHotProducts'),
    }),
    listSolutionCategories: build.query<
      EndpointData<typeof listSolutionCategories>,
      EndpointInput<typeof listSolutionCategories>
    >({
      query: call<typeof listSolutionCategories>('GET', '/ptl/solution/solutionAndCaseList'),
    }),
    selectCaseList: build.query<EndpointData<typeof selectCaseList>, EndpointInput<typeof selectCaseList>>({
      query: call<typeof selectCaseList>('GET', '/ptl/case/selectCaseList'),
    }),
  }),
});

export const {
  useGetNavProductQuery,
  useLazyGetNavProductQuery,
  useGetHomeHotProductsQuery,
  useLazyGetHomeHotProductsQuery,
  useListSolutionCategoriesQuery,
  useLazyListSolutionCategoriesQuery,
  useSelectCaseListQuery,
} = catalogueApi;
