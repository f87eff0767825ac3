export { api } from './api/all-endpoints';
export { resetApi } from './api/reset-api';
export type { Submission } from './api/call';
export { BrandContext, useBrand } from './brand/brand-context';
export type { Brand } from './brand/brand-context';
export { useAppearance } from './brand/use-appearance';
export { useLazyGetNavProductQuery, useLazyListSolutionCategoriesQuery } from './endpoints/catalogue.endpoints';
export {
  useGetFooterQuery,
  useGetSeoInfoQuery,
  useGetSystemParamConfQuery,
  useListMenusQuery,
  useListPageConfigsQuery,
} from './endpoints/configuration.endpoints';
export { describeStatus, isAuthError, NETWORK_FAILURE_MESSAGE, SETUP_FAILURE_MESSAGE } from './http/api-error';
export type { ApiError, ApiErrorKind } from './http/api-error';
export type { ApiResponse, ApiRequest, ApiTransport, ContentStamp } from './http/api-transport';
export { createBrowserTransport } from './http/browser-transport';
export { definePage } from './page/define-page';
export type { PageDefinition, PageProps } from './page/define-page';
export { fetchFresh, fetchQuery, pageData } from './page/page-data';
export type { DataContext, DataRequest, PageData, QueryResult } from './page/page-data';
export * as urlField from './page/url-fields';
export type { UrlField } from './page/url-fields';
export { defineUrlQuery } from './page/url-query';
export type { UrlFields, UrlQuery } from './page/url-query';
export { useUrlQuery } from './page/use-url-query';
export type { UrlQueryControl } from './page/use-url-query';
export type { Area, AreaDefinition } from './routing/area';
export { readItemOutcome } from './routing/page-module';
export type {
  ItemOutcome,
  ItemSelector,
  LoaderContext,
  PageUrl,
  PageHeadInfo,
  PageLoader,
  PageModule,
} from './routing/page-module';
export type { LazyImport, PageFrame, PageLayout, PageRoute, RedirectedVisit, SeoKey } from './routing/page-route';
export { group, redirect, route } from './routing/route';
export type { GroupOptions, RouteOptions } from './routing/route';
export { itemSeo, pageSeo } from './routing/seo-keys';
export { clearSession, isLoggedIn, readSession, SESSION_KEYS, writeSession } from './session/browser-session';
export type { StoredSession } from './session/browser-session';
export { readStored, removeStored, writeStored } from './session/browser-storage';
export type { StorageKind } from './session/browser-storage';
export { listenBeforeRouter } from './session/pop-guard';
export { createAppStore } from './store/app-store';
export type { AppDispatch, AppStore, AppStoreOptions, RootState } from './store/app-store';
export { loggedIn, loggedOut, permissionsLoaded, sessionExpired, sessionLeft } from './store/auth-info.slice';
export type { AuthInfo, Permissions } from './store/auth-info.slice';
export { entranceLoaded, formatEntrance } from './store/entrance.slice';
export type { EntranceFlags } from './store/entrance.slice';
export { useAppDispatch, useAppSelector } from './store/hooks';
export { personInfoCleared, personInfoLoaded } from './store/person-info.slice';
export { createRenderStore } from './store/render-store';
export type { FinishedQueries } from './store/render-store';
export { snapshotQueries } from './store/query-snapshot';
export type { QuerySnapshot } from './store/query-snapshot';
