import type { AreaDefinition } from '@portal/data-access-api';
import { companyRoutes } from '@portal/feature-company';
import { listHomeRoutes } from '@portal/feature-home';
import { modelRoutes } from '@portal/feature-models';
import { newsRoutes } from '@portal/feature-news';
import { productRoutes } from '@portal/feature-products';
import { realnameGuestRoutes } from '@portal/feature-realname';
import { solutionRoutes } from '@portal/feature-solutions';
import { paths } from '@portal/portal-paths';

export const area: AreaDefinition = {
  listRoutes: (brand) => [
    ...listHomeRoutes(brand),
    ...productRoutes,
    ...solutionRoutes,
    ...modelRoutes,
    ...newsRoutes,
    ...companyRoutes,
    ...realnameGuestRoutes,
  ],
  reserved: [paths.purchaseRest],
};
