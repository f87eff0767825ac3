import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { inAccountArea } from '../frame/account-area.routes';

/** Pages of work orders (spec §2). */
export function createWorkOrderRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.workOrders.path,
      ...inAccountArea('workOrderList'),
      chunk: '../../libs/feature-overview/src/work-orders/work-order-list.module.ts',
      seo: pageSeo('workorder'),
    },
    {
      path: paths.workOrderSubmit.path,
      ...inAccountArea('submitWorkOrder'),
      chunk: '../../libs/feature-overview/src/work-orders/submit-work-order.module.ts',
      seo: pageSeo('submitworkorder'),
    },
    {
      path: paths.workOrderDetail.path,
      ...inAccountArea('workOrderDetail'),
      chunk: '../../libs/feature-overview/src/work-orders/work-order-detail.module.ts',
      seo: pageSeo('workorderdetails'),
    },
  ];
}
