import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { createAddressRoutes } from './addresses/addresses.routes';
import { createConsoleRoutes } from './console/console.routes';
import { createInvoiceTitleRoutes } from './invoice-titles/invoice-titles.routes';
import { createMessageRoutes } from './messages/messages.routes';
import type { OverviewPageName } from './pages';

/** Pages of the account area (spec §2) besides work orders and the user's own data. */
export function createOverviewRoutes(): readonly AccountRoute<OverviewPageName>[] {
  return [
    ...createConsoleRoutes(),
    {
      path: paths.overviewTryProduct.path,
      page: 'applications',
      chunk: '../../libs/feature-overview/src/applications/applications.page.tsx',
      seo: pageSeo('try-product'),
    },
    {
      path: paths.overviewFavorite.path,
      page: 'favorites',
      chunk: '../../libs/feature-overview/src/favorites/favorites.page.tsx',
      seo: pageSeo('favorite'),
    },
    ...createMessageRoutes(),
    ...createAddressRoutes(),
    ...createInvoiceTitleRoutes(),
  ];
}
