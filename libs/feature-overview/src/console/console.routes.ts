import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { inAccountArea } from '../frame/account-area.routes';

const console = {
  ...inAccountArea('console'),
  chunk: '../../libs/feature-overview/src/console/console.module.ts',
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
      ...inAccountArea('center'),
      chunk: '../../libs/feature-overview/src/center/center.module.ts',
      seo: pageSeo('overview-center'),
    },
  ];
}
