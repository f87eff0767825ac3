import type {
  EndpointData,
  EndpointInput,
  getContentVersion,
  getHomeContent,
  listActivities,
  listAddresses,
  listNews,
  listPartnerLogos,
  listPartners,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** News, activities, partners and page texts. */
export const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getHomeContent: build.query<EndpointData<typeof getHomeContent>, EndpointInput<typeof getHomeContent>>({
      query: call<typeof getHomeContent>('GET', '/ptl/content/home'),
    }),
    listNews: build.query<EndpointData<typeof listNews>, EndpointInput<typeof listNews>>({
      query: call<typeof listNews>('POST', '/ptl/news/pageList'),
    }),
    listActivities: build.query<EndpointData<typeof listActivities>, EndpointInput<typeof listActivities>>({
      query: call<typeof listActivities>('POST', '/ptl/activity/pageList'),
    }),
    listPartnerLogos: build.query<EndpointData<typeof listPartnerLogos>, EndpointInput<typeof listPartnerLogos>>({
      query: call<typeof listPartnerLogos>('GET', '/ptl/partner/logos'),
    }),
    listPartners: build.query<EndpointData<typeof listPartners>, EndpointInput<typeof listPartners>>({
      query: call<typeof listPartners>('POST', '/ptl/partner/pageList'),
    }),
    listAddresses: build.query<EndpointData<typeof listAddresses>, EndpointInput<typeof listAddresses>>({
      query: call<typeof listAddresses>('GET', '/ptl/content/addresses'),
    }),
    getContentVersion: build.query<EndpointData<typeof getContentVersion>, void>({
      query: call<typeof getContentVersion>('GET', '/ptl/content/version'),
    }),
  }),
});

export const {
  useGetHomeContentQuery,
  useListNewsQuery,
  useListActivitiesQuery,
  useListPartnerLogosQuery,
  useListPartnersQuery,
} = contentApi;
