import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import type { WorkOrderPageName } from '../pages';

/** Pages of work orders (spec §2). */
export function createWorkOrderRoutes(): readonly AccountRoute<WorkOrderPageName>[] {
  return [
    {
      path: paths.workOrders.path,
      page: 'workOrderList',
      chunk: '../../libs/feature-work-orders/src/work-orders/work-order-list.page.tsx',
      seo: pageSeo('workorder'),
    },
    {
      path: paths.workOrderSubmit.path,
      page: 'submitWorkOrder',
      chunk: '../../libs/feature-work-orders/src/work-orders/submit-work-order.page.tsx',
      seo: pageSeo('submitworkorder'),
    },
    {
      path: paths.workOrderDetail.path,
      page: 'workOrderDetail',
      chunk: '../../libs/feature-work-orders/src/work-orders/work-order-detail.page.tsx',
      seo: pageSeo('workorderdetails'),
    },
  ];
}
