import { api, type PageLoader } from '@portal/data-access-api';

/** Names of the calls of what surrounds every page. */
export const FRAME_CALLS: ReadonlySet<string> = new Set([
  'listPageConfigs',
  'listBanners',
  'listMenus',
  'getFooter',
  'getSystemParamConf',
]);

/** Starts the calls of what surrounds every page: configuration, banners, menu, footer, contact parameters. */
export const loadFrame: PageLoader = ({ dispatch, brand }) => [
  dispatch(api.endpoints.listPageConfigs.initiate()),
  dispatch(api.endpoints.listBanners.initiate({ platformType: brand.platformType })),
  dispatch(api.endpoints.listMenus.initiate({ platformType: brand.platformType })),
  dispatch(api.endpoints.getFooter.initiate({ code: brand.pageCode })),
  dispatch(
    api.endpoints.getSystemParamConf.initiate({ dicKeyEnum: 'CONTENT_CONTACT_US', platformType: brand.platformType }),
  ),
];
