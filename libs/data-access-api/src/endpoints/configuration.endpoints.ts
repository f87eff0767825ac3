import type {
  EndpointData,
  EndpointInput,
  getFooter,
  getSeoInfo,
  getSystemParamConf,
  listBanners,
  listMenus,
  listPageConfigs,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';
import { query, toQuery } from '../api/contract-endpoints';

/** Menus, banners, page configuration, footer, parameters and SEO data (spec §7). */
export const configurationApi = baseApi.injectEndpoints({
  endpoints: () => ({
    listMenus: query<typeof listMenus>('GET', '/portal/system/menuConf/findByPage', { notifiesOfErrors: true }),
    listBanners: query<typeof listBanners>('GET', '/portal/system/bannerConf/findByPage', { notifiesOfErrors: true }),
    listPageConfigs: query<typeof listPageConfigs>('GET', '/portal/system/pageConf/findAll', {
      notifiesOfErrors: true,
    }),
    getFooter: query<typeof getFooter>('GET', '/ptl/system/footer', { notifiesOfErrors: true }),
    getSystemParamConf: query<typeof getSystemParamConf>('GET', '/ptl/system/param/conf/getSystemParamConf', {
      notifiesOfErrors: true,
    }),
    getSeoInfo: toQuery<EndpointInput<typeof getSeoInfo>, EndpointData<typeof getSeoInfo>>(
      call<typeof getSeoInfo>('POST', '/ptl/seoInfo/getSeoInfo', 'form'),
      { notifiesOfErrors: true },
    ),
  }),
});

export const {
  useListMenusQuery,
  useListPageConfigsQuery,
  useGetFooterQuery,
  useGetSystemParamConfQuery,
  useGetSeoInfoQuery,
} = configurationApi;
