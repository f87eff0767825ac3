import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { createConsoleRoutes } from './console/console.routes';
import { createSecurityRoutes } from './account-security/security.routes';
import { createAddressRoutes } from './addresses/addresses.routes';
import { inAccountArea } from './frame/account-area.routes';
import { createMessageRoutes } from './messages/messages.routes';
import { createPrivacyRoutes } from './privacy/privacy.routes';
import { createInvoiceTitleRoutes } from './invoice-titles/invoice-titles.routes';
import { createWorkOrderRoutes } from './work-orders/work-orders.routes';

/** Pages of the account area (spec §2); all of them need a login. */
export function createOverviewRoutes(): readonly PageRoute[] {
  return [
    ...createConsoleRoutes(),
    {
      path: paths.userInfo.path,
      ...inAccountArea('userInfo'),
      chunk: '../../libs/feature-overview/src/user-info/user-info.module.ts',
      seo: pageSeo('user-info'),
    },
    {
      path: paths.person.path,
      ...inAccountArea('person'),
      chunk: '../../libs/feature-overview/src/user-info/person.module.tsx',
      canonicalPath: paths.userInfo.path,
      seo: pageSeo('user-info'),
    },
    {
      path: paths.overviewTryProduct.path,
      ...inAccountArea('applications'),
      chunk: '../../libs/feature-overview/src/applications/applications.module.ts',
      seo: pageSeo('try-product'),
    },
    ...createWorkOrderRoutes(),
    ...createPrivacyRoutes(),
    ...createMessageRoutes(),
    ...createSecurityRoutes(),
    ...createAddressRoutes(),
    ...createInvoiceTitleRoutes(),
  ];
}
