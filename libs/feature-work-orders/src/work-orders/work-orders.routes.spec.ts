import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORK_ORDER_PAGES } from '../pages';
import { SubmitWorkOrderPage } from './submit-work-order.page';
import { WorkOrderDetailPage } from './work-order-detail.page';
import { WorkOrderListPage } from './work-order-list.page';
import { createWorkOrderRoutes } from './work-orders.routes';

const routes = createWorkOrderRoutes();

it('have a row of the SEO table each', () => {
  const rows = routes.map(({ path, seo }) => [path, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([
    ['/overview/workorder', '2:workorder'],
    ['/overview/submitworkorder', '2:submitworkorder'],
    ['/overview/workorderdetails', '2:workorderdetails'],
  ]);
});

it('lead to the pages of work orders', async () => {
  const modules = await Promise.all(routes.map(({ page }) => WORK_ORDER_PAGES[page]()));
  expect(modules.map(({ page }) => page.Page)).toEqual([WorkOrderListPage, SubmitWorkOrderPage, WorkOrderDetailPage]);
});

it.each(routes)('$path is loaded from the chunk it names', ({ chunk }) => {
  expect(existsSync(join(__dirname, '../../../../apps/miot-portal', chunk))).toBe(true);
});
