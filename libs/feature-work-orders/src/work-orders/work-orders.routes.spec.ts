import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WORK_ORDER_PAGES } from '../pages';
import { page as submitWorkOrderPage } from './submit-work-order.page';
import { page as workOrderDetailPage } from './work-order-detail.page';
import { page as workOrderListPage } from './work-order-list.page';
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
  expect(modules.map(({ page }) => page)).toEqual([workOrderListPage, submitWorkOrderPage, workOrderDetailPage]);
});

it.each(routes)('$path is loaded from the chunk it names', ({ chunk }) => {
  expect(existsSync(join(__dirname, '../../../../apps/miot-portal', chunk))).toBe(true);
});
