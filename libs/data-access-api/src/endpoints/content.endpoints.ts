import type {
  getContentVersion,
  getHomeContent,
  listActivities,
  listAddresses,
  listNews,
  listPartnerLogos,
  listPartners,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** News, activities, partners and page texts. */
export const contentApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getHomeContent: query<typeof getHomeContent>('GET', '/ptl/content/home', { isLoud: true }),
    listNews: query<typeof listNews>('POST', '/ptl/news/pageList', { isLoud: true }),
    listActivities: query<typeof listActivities>('POST', '/ptl/activity/pageList', { isLoud: true }),
    listPartnerLogos: query<typeof listPartnerLogos>('GET', '/ptl/partner/logos', { isLoud: true }),
    listPartners: query<typeof listPartners>('POST', '/ptl/partner/pageList', { isLoud: true }),
    listAddresses: query<typeof listAddresses>('GET', '/ptl/content/addresses', { isLoud: true }),
    getContentVersion: query<typeof getContentVersion>('GET', '/ptl/content/version', { isLoud: true }),
  }),
});

export const {
  useGetHomeContentQuery,
  useListNewsQuery,
  useListActivitiesQuery,
  useListPartnerLogosQuery,
  useListPartnersQuery,
} = contentApi;
