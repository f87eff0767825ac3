import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACCOUNT_SURROUNDING, loadAccountPage } from '../frame/account-area.routes';

const area = { access: 'login', surrounding: ACCOUNT_SURROUNDING } satisfies Partial<PageRoute>;

/** Pages of work orders (spec §2). */
export function createWorkOrderRoutes(): readonly PageRoute[] {
  return [
    {
      ...area,
      path: paths.workOrders.path,
      load: loadAccountPage('workOrderList'),
      chunk: '../../libs/feature-overview/src/work-orders/work-order-list.module.ts',
      seo: pageSeo('workorder'),
    },
    {
      ...area,
      path: paths.workOrderSubmit.path,
      load: loadAccountPage('submitWorkOrder'),
      chunk: '../../libs/feature-overview/src/work-orders/submit-work-order.module.ts',
      seo: pageSeo('submitworkorder'),
    },
    {
      ...area,
      path: paths.workOrderDetail.path,
      load: loadAccountPage('workOrderDetail'),
      chunk: '../../libs/feature-overview/src/work-orders/work-order-detail.module.ts',
      seo: pageSeo('workorderdetails'),
    },
  ];
}
