import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import type { OverviewPageName } from '../pages';

const console = {
  page: 'console',
  chunk: '../../libs/feature-overview/src/console/console.page.tsx',
  canonicalPath: paths.overviewDetails.path,
  seo: pageSeo('overview'),
} satisfies Omit<AccountRoute<OverviewPageName>, 'path'>;

/** The console at both of its addresses, and the account centre. */
export function createConsoleRoutes(): readonly AccountRoute<OverviewPageName>[] {
  return [
    { ...console, path: paths.overview.path },
    { ...console, path: paths.overviewDetails.path },
    {
      path: paths.overviewCenter.path,
      page: 'center',
      chunk: '../../libs/feature-overview/src/center/center.page.tsx',
      seo: pageSeo('overview-center'),
    },
  ];
}
