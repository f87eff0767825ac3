import type {
  findCasesByIds,
  getHomeContent,
  getHomeHotProducts,
  listFactoryBriefs,
  listFeaturedModels,
  selectCaseList,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** What home pages alone show (spec §7). */
export const homeApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getHomeContent: query<typeof getHomeContent>('GET', '/ptl/content/home', { notifiesOfErrors: true }),
    getHomeHotProducts: query<typeof getHomeHotProducts>('POST', '/ptl/product/getHomeHotProducts', {
      notifiesOfErrors: true,
    }),
    selectCaseList: query<typeof selectCaseList>('GET', '/ptl/case/selectCaseList', { notifiesOfErrors: true }),
    findCasesByIds: query<typeof findCasesByIds>('POST', '/ptl/case/findByIds', { notifiesOfErrors: true }),
    listFeaturedModels: query<typeof listFeaturedModels>('GET', '/ptl/model/featured', { notifiesOfErrors: true }),
    listFactoryBriefs: query<typeof listFactoryBriefs>('GET', '/ptl/factory/briefs', { notifiesOfErrors: true }),
  }),
});

export const { useLazyGetHomeHotProductsQuery } = homeApi;
