import type {
  getContentVersion,
  listActivities,
  listAddresses,
  listNews,
  listPartnerLogos,
  listPartners,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** News, activities and partners, and what the content is made of. */
export const contentApi = baseApi.injectEndpoints({
  endpoints: () => ({
    listNews: query<typeof listNews>('POST', '/ptl/news/pageList', { notifiesOfErrors: true }),
    listActivities: query<typeof listActivities>('POST', '/ptl/activity/pageList', { notifiesOfErrors: true }),
    listPartnerLogos: query<typeof listPartnerLogos>('GET', '/ptl/partner/logos', { notifiesOfErrors: true }),
    listPartners: query<typeof listPartners>('POST', '/ptl/partner/pageList', { notifiesOfErrors: true }),
    listAddresses: query<typeof listAddresses>('GET', '/ptl/content/addresses', { notifiesOfErrors: true }),
    getContentVersion: query<typeof getContentVersion>('GET', '/ptl/content/version', { notifiesOfErrors: true }),
  }),
});
