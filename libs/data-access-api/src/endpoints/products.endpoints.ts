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
import { query, toQuery } from '../api/contract-endpoints';
import { readSession } from '../session/browser-session';

/** Products and their plans (spec §7). What pages show of them is their own business, so no notice tells of a failure. */
export const productsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getProductDetailByCode: toQuery<
      EndpointInput<typeof getProductDetailByCode>,
      EndpointData<typeof getProductDetailByCode>
    >((input) =>
      call<typeof getProductDetailByCode>(
        'GET',
        '/ptl/product/content/productDetailByCode',
        // Whoever is logged in is named (spec §7), but asks for the same page: what the server sent stays good.
      )({ ...input, userCode: readSession().userCode ?? undefined }),
    ),
    listShownProducts: query<typeof listShownProducts>('POST', '/ptl/product/content/productShowList'),
    listProductBriefs: query<typeof listProductBriefs>('POST', '/ptl/product/content/productBriefList'),
    getSaasProduct: query<typeof getSaasProduct>('POST', '/ptl/product/getSaasProduct'),
    getSaasProductByCategoryId: query<typeof getSaasProductByCategoryId>(
      'POST',
      '/ptl/product/getSaasProductByCategoryId',
    ),
    queryByDownloadId: query<typeof queryByDownloadId>('GET', '/ptl/product/downloads/queryByDownloadId'),
    getMealList: query<typeof getMealList>('GET', '/ptl/product/mealList'),
    getTrialMealByCode: query<typeof getTrialMealByCode>('POST', '/ptl/trialMeal/getTrialMealByCode'),
  }),
});

export const { useQueryByDownloadIdQuery, useGetTrialMealByCodeQuery } = productsApi;
