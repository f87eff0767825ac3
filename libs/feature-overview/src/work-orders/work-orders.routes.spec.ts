import { SubmitWorkOrderPage } from './submit-work-order.page';
import { WorkOrderDetailPage } from './work-order-detail.page';
import { WorkOrderListPage } from './work-order-list.page';
import { createWorkOrderRoutes } from './work-orders.routes';

it('lead to the pages of work orders, behind a login and inside the area', async () => {
  const routes = createWorkOrderRoutes();
  const pages = await Promise.all(routes.map(({ load }) => load()));
  expect(pages.map(({ Page }) => Page)).toEqual([WorkOrderListPage, SubmitWorkOrderPage, WorkOrderDetailPage]);
  expect(routes.every(({ access, surrounding }) => access === 'login' && surrounding)).toBe(true);
});
