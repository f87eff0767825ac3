import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACCOUNT_SURROUNDING } from '../frame/account-surrounding.routes';

const area = { access: 'login', surrounding: ACCOUNT_SURROUNDING } satisfies Partial<PageRoute>;

/** Pages of work orders (spec §2). */
export function createWorkOrderRoutes(): readonly PageRoute[] {
  return [
    {
      ...area,
      path: paths.workOrders.path,
      load: () => import('./work-order-list.module').then((module) => module.page),
      chunk: '../../libs/feature-overview/src/work-orders/work-order-list.module.ts',
      seo: pageSeo('workorder'),
    },
    {
      ...area,
      path: paths.workOrderSubmit.path,
      load: () => import('./submit-work-order.module').then((module) => module.page),
      chunk: '../../libs/feature-overview/src/work-orders/submit-work-order.module.ts',
      seo: pageSeo('submitworkorder'),
    },
    {
      ...area,
      path: paths.workOrderDetail.path,
      load: () => import('./work-order-detail.module').then((module) => module.page),
      chunk: '../../libs/feature-overview/src/work-orders/work-order-detail.module.ts',
      seo: pageSeo('workorderdetails'),
    },
  ];
}
