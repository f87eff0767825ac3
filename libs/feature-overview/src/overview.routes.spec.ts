import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createOverviewRoutes } from './overview.routes';

const routes = createOverviewRoutes();

it('has a page at every address of the area, with its row of the SEO table', () => {
  const rows = routes.map(({ path, seo }) => [path, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([
    ['/overview', '2:overview'],
    ['/overview/details', '2:overview'],
    ['/overview/center', '2:overview-center'],
    ['/user-info', '2:user-info'],
    ['/person', '2:user-info'],
    ['/overview/tryProduct', '2:try-product'],
    ['/overview/workorder', '2:workorder'],
    ['/overview/submitworkorder', '2:submitworkorder'],
    ['/overview/workorderdetails', '2:workorderdetails'],
    ['/user-info/privacy', '2:user-privacy'],
    ['/overview/message', '2:message'],
    ['/user-info/security', '2:user-security'],
    ['/overview/address/invoiceAddress', '2:invoiceaddress'],
    ['/overview/address/add-address', '2:add-address'],
    ['/overview/address/delete-address', '2:delete-address'],
    ['/overview/info/invoiceInfo', '2:invoiceinfo'],
    ['/overview/info/add-invoice', '2:add-invoice'],
    ['/overview/info/edit-invoice', '2:edit-invoice'],
    ['/overview/info/delete-invoice', '2:delete-invoice'],
  ]);
});

it('has one address for search engines where there are two', () => {
  const rows = routes.flatMap(({ path, canonicalPath }) => (canonicalPath ? [[path, canonicalPath]] : []));
  expect(rows).toEqual([
    ['/overview', '/overview/details'],
    ['/overview/details', '/overview/details'],
    ['/person', '/user-info'],
  ]);
});

describe.each(routes.map((route) => [route.path, route] as const))('%s', (_path, route) => {
  it('is behind a login and in the frame of the area', () => {
    expect(route.access).toBe('login');
    expect(route.surrounding).toBeDefined();
  });

  it('loads, from the chunk it names', async () => {
    expect((await route.load()).Page).toBeInstanceOf(Function);
    for (const chunk of [route.chunk, route.surrounding?.chunk ?? '']) {
      expect(existsSync(join(__dirname, '../../../apps/miot-portal', chunk))).toBe(true);
    }
  });
});
