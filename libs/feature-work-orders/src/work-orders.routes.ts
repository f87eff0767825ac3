import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';

/** Pages of work orders (spec §2). */
export const workOrderRoutes: readonly PageRoute[] = [
  route(accountPaths.workOrders, () => import('./work-orders/work-order-list.page'), { seo: pageSeo('workorder') }),
  route(accountPaths.workOrderSubmit, () => import('./work-orders/submit-work-order.page'), {
    seo: pageSeo('submitworkorder'),
  }),
  route(accountPaths.workOrderDetail, () => import('./work-orders/work-order-detail.page'), {
    seo: pageSeo('workorderdetails'),
  }),
];
