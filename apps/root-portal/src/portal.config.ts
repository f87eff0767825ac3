import { createCompanyRoutes } from '@portal/feature-company';
import { createDocumentRoutes } from '@portal/feature-documents';
import { createHomeRoutes } from '@portal/feature-home';
import { createModelRoutes } from '@portal/feature-models';
import { createNewsRoutes } from '@portal/feature-news';
import { createOverviewRoutes, inAccountArea } from '@portal/feature-overview';
import { createProductRoutes } from '@portal/feature-products';
import { createSearchRoutes } from '@portal/feature-search';
import { createSolutionRoutes } from '@portal/feature-solutions';
import { createUserInfoRoutes } from '@portal/feature-user-info';
import { createWorkOrderRoutes } from '@portal/feature-work-orders';
import type { PortalConfig } from '@portal/portal-shell';

/** The cloud brand, with root paths. */
export const config: PortalConfig = {
  environmentCode: 2,
  basePath: '',
  homeHref: '/',
  product: 'cloud',
  pageCode: 'basiccloudPageCode',
  isConsultEnabled: true,
};

/** The pages of this brand. */
export const routes = [
  ...createHomeRoutes(config),
  ...createProductRoutes(),
  ...createSolutionRoutes(),
  ...createModelRoutes(),
  ...createNewsRoutes(),
  ...createCompanyRoutes(),
  ...createDocumentRoutes(),
  ...createSearchRoutes(),
  ...inAccountArea(
    () => import('./account-area'),
    [...createOverviewRoutes(), ...createUserInfoRoutes(), ...createWorkOrderRoutes()],
  ),
];
