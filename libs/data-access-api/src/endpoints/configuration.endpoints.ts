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

/** Menus, banners, page configuration, footer, parameters and SEO data (spec §7). */
export const configurationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMenus: build.query<EndpointData<typeof listMenus>, EndpointInput<typeof listMenus>>({
      query: call<typeof listMenus>('GET', '/portal/system/menuConf/findByPage'),
    }),
    listBanners: build.query<EndpointData<typeof listBanners>, EndpointInput<typeof listBanners>>({
      query: call<typeof listBanners>('GET', '/portal/system/bannerConf/findByPage'),
    }),
    listPageConfigs: build.query<EndpointData<typeof listPageConfigs>, void>({
      query: call<typeof listPageConfigs>('GET', '/portal/system/pageConf/findAll'),
    }),
    getFooter: build.query<EndpointData<typeof getFooter>, EndpointInput<typeof getFooter>>({
      query: call<typeof getFooter>('GET', '/ptl/system/footer'),
    }),
    getSystemParamConf: build.query<EndpointData<typeof getSystemParamConf>, EndpointInput<typeof getSystemParamConf>>({
      query: call<typeof getSystemParamConf>('GET', '/ptl/system/param/conf/getSystemParamConf'),
    }),
    getSeoInfo: build.query<EndpointData<typeof getSeoInfo>, EndpointInput<typeof getSeoInfo>>({
      query: call<typeof getSeoInfo>('POST', '/ptl/seoInfo/getSeoInfo', 'form'),
    }),
  }),
});

export const {
  useListMenusQuery,
  useListBannersQuery,
  useListPageConfigsQuery,
  useGetFooterQuery,
  useGetSystemParamConfQuery,
  useGetSeoInfoQuery,
} = configurationApi;
