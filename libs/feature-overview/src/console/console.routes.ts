import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACCOUNT_SURROUNDING, loadAccountPage } from '../frame/account-area.routes';

const console = {
  load: loadAccountPage('console'),
  chunk: '../../libs/feature-overview/src/console/console.module.ts',
  access: 'login',
  surrounding: ACCOUNT_SURROUNDING,
  canonicalPath: paths.overviewDetails.path,
  seo: pageSeo('overview'),
} satisfies Omit<PageRoute, 'path'>;

/** The console at both of its addresses, and the account centre. */
export function createConsoleRoutes(): readonly PageRoute[] {
  return [
    { ...console, path: paths.overview.path },
    { ...console, path: paths.overviewDetails.path },
    {
      path: paths.overviewCenter.path,
      load: loadAccountPage('center'),
      chunk: '../../libs/feature-overview/src/center/center.module.ts',
      access: 'login',
      surrounding: ACCOUNT_SURROUNDING,
      seo: pageSeo('overview-center'),
    },
  ];
}
