import type {
  checkToken,
  EndpointData,
  EndpointInput,
  exchangeCode,
  getConfigByCode,
  getLoginUrl,
  getLogoutUrl,
  getMenuPermission,
  getPageShowMode,
  getWatchBoardByCode,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

// What runs in the background at start-up, or must fail silently by the spec (§8).
const SILENT = { isSilent: true };

/** Login, logout, the token's validation, and what a session permits (spec §4, §6, §7). */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getLoginUrl: build.mutation<EndpointData<typeof getLoginUrl>, void>({
      query: call<typeof getLoginUrl>('GET', '/ptl/api/auth/login-url'),
    }),
    exchangeCode: build.mutation<EndpointData<typeof exchangeCode>, EndpointInput<typeof exchangeCode>>({
      query: call<typeof exchangeCode>('GET', '/ptl/api/auth/token'),
      extraOptions: SILENT,
    }),
    checkToken: build.query<EndpointData<typeof checkToken>, void>({
      query: call<typeof checkToken>('GET', '/ptl/auth/api/checkToken'),
      extraOptions: SILENT,
    }),
    getLogoutUrl: build.mutation<EndpointData<typeof getLogoutUrl>, void>({
      query: call<typeof getLogoutUrl>('GET', '/ptl/api/auth/logout-url'),
    }),
    getMenuPermission: build.query<EndpointData<typeof getMenuPermission>, void>({
      query: call<typeof getMenuPermission>('GET', '/miot-maas/maas/ptl/menu/permission'),
      extraOptions: SILENT,
    }),
    getPageShowMode: build.query<EndpointData<typeof getPageShowMode>, void>({
      query: call<typeof getPageShowMode>('GET', '/ptl/identification/api/pageShowMode'),
    }),
    getConfigByCode: build.query<EndpointData<typeof getConfigByCode>, EndpointInput<typeof getConfigByCode>>({
      query: call<typeof getConfigByCode>('GET', '/ptl/resources/getConfigByCode'),
      extraOptions: SILENT,
    }),
    getWatchBoardByCode: build.query<
      EndpointData<typeof getWatchBoardByCode>,
      EndpointInput<typeof getWatchBoardByCode>
    >({
      query: call<typeof getWatchBoardByCode>('GET', '/ptl/resources/getWatchBoardByCode'),
      extraOptions: SILENT,
    }),
  }),
});
