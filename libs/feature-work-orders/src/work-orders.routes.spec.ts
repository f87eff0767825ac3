import { page as submitWorkOrderPage } from './work-orders/submit-work-order.page';
import { page as workOrderDetailPage } from './work-orders/work-order-detail.page';
import { page as workOrderListPage } from './work-orders/work-order-list.page';
import { workOrderRoutes as routes } from './work-orders.routes';

it('have a row of the SEO table each', () => {
  const rows = routes.map(({ path, seo }) => [path, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([
    ['/overview/workorder', '2:workorder'],
    ['/overview/submitworkorder', '2:submitworkorder'],
    ['/overview/workorderdetails', '2:workorderdetails'],
  ]);
});

it('lead to the pages of work orders', async () => {
  const modules = await Promise.all(routes.map(({ load }) => load()));
  expect(modules.map(({ page }) => page)).toEqual([workOrderListPage, submitWorkOrderPage, workOrderDetailPage]);
});
