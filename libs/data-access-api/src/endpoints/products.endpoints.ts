import type {
  EndpointData,
  EndpointInput,
  getMealList,
  getProductDetailByCode,
  getSaasProduct,
  getSaasProductByCategoryId,
  getTrialMealByCode,
  listProductBriefs,
  listShownProducts,
  queryByDownloadId,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';
import { readSession } from '../session/browser-session';

/** Products and their plans (spec §7). What pages show of them is their own business, so no notice tells of a failure. */
export const productsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getProductDetailByCode: build.query<
      EndpointData<typeof getProductDetailByCode>,
      EndpointInput<typeof getProductDetailByCode>
    >({
      // Whoever is logged in is named (spec §7), but asks for the same page: what the server sent stays good.
      query: (input) =>
        call<typeof getProductDetailByCode>(
          'GET',
          '/ptl/product/content/productDetailByCode',
        )({ ...input, userCode: readSession().userCode ?? undefined }),
      extraOptions: { isSilent: true },
    }),
    listShownProducts: build.query<EndpointData<typeof listShownProducts>, EndpointInput<typeof listShownProducts>>({
      query: call<typeof listShownProducts>('POST', '/ptl/product/content/productShowList'),
      extraOptions: { isSilent: true },
    }),
    listProductBriefs: build.query<EndpointData<typeof listProductBriefs>, EndpointInput<typeof listProductBriefs>>({
      query: call<typeof listProductBriefs>('POST', '/ptl/product/content/productBriefList'),
      extraOptions: { isSilent: true },
    }),
    getSaasProduct: build.query<EndpointData<typeof getSaasProduct>, EndpointInput<typeof getSaasProduct>>({
      query: call<typeof getSaasProduct>('POST', '/ptl/product/getSaasProduct'),
      extraOptions: { isSilent: true },
    }),
    getSaasProductByCategoryId: build.query<
      EndpointData<typeof getSaasProductByCategoryId>,
      EndpointInput<typeof getSaasProductByCategoryId>
    >({
      query: call<typeof getSaasProductByCategoryId>('POST', '/ptl/product/getSaasProductByCategoryId'),
      extraOptions: { isSilent: true },
    }),
    queryByDownloadId: build.query<EndpointData<typeof queryByDownloadId>, EndpointInput<typeof queryByDownloadId>>({
      query: call<typeof queryByDownloadId>('GET', '/ptl/product/downloads/queryByDownloadId'),
      extraOptions: { isSilent: true },
    }),
    getMealList: build.query<EndpointData<typeof getMealList>, EndpointInput<typeof getMealList>>({
      query: call<typeof getMealList>('GET', '/ptl/product/mealList'),
      extraOptions: { isSilent: true },
    }),
    getTrialMealByCode: build.query<EndpointData<typeof getTrialMealByCode>, EndpointInput<typeof getTrialMealByCode>>({
      query: call<typeof getTrialMealByCode>('POST', '/ptl/trialMeal/getTrialMealByCode'),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const {
  useGetProductDetailByCodeQuery,
  useListShownProductsQuery,
  useListProductBriefsQuery,
  useGetSaasProductQuery,
  useGetSaasProductByCategoryIdQuery,
  useQueryByDownloadIdQuery,
  useGetMealListQuery,
  useGetTrialMealByCodeQuery,
} = productsApi;
