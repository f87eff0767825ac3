import type {
  checkToken,
  exchangeCode,
  getConfigByCode,
  getLoginUrl,
  getLogoutUrl,
  getMenuPermission,
  getPageShowMode,
  getWatchBoardByCode,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { mutation, query } from '../api/contract-endpoints';

/** Login, logout, the token's validation, and what a session permits (spec §4, §6, §7). */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getLoginUrl: mutation<typeof getLoginUrl>('GET', '/ptl/api/auth/login-url', { notifiesOfErrors: true }),
    exchangeCode: mutation<typeof exchangeCode>('GET', '/ptl/api/auth/token'),
    checkToken: query<typeof checkToken>('GET', '/ptl/auth/api/checkToken'),
    getLogoutUrl: mutation<typeof getLogoutUrl>('GET', '/ptl/api/auth/logout-url', { notifiesOfErrors: true }),
    getMenuPermission: query<typeof getMenuPermission>('GET', '/miot-maas/maas/ptl/menu/permission'),
    getPageShowMode: query<typeof getPageShowMode>('GET', '/ptl/identification/api/pageShowMode', {
      notifiesOfErrors: true,
    }),
    getConfigByCode: query<typeof getConfigByCode>('GET', '/ptl/resources/getConfigByCode'),
    getWatchBoardByCode: query<typeof getWatchBoardByCode>('GET', '/ptl/resources/getWatchBoardByCode'),
  }),
});
