import { overviewRoutes as routes } from './overview.routes';

it('has a page at every address, with its row of the SEO table', () => {
  const rows = routes.map(({ path, seo }) => [path, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([
    ['/overview/details', '2:overview'],
    ['/overview/center', '2:overview-center'],
    ['/overview/tryProduct', '2:try-product'],
    ['/overview/try-product-modal', '2:try-product-modal'],
    ['/overview/applications', '2:applications'],
    ['/overview/favorite', '2:favorite'],
    ['/overview/message', '2:message'],
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
  const rows = routes.flatMap(({ path, aliases }) => (aliases ? [[path, aliases]] : []));
  expect(rows).toEqual([['/overview/details', ['/overview']]]);
});

it.each(routes)('$path loads', async ({ load }) => expect((await load()).page.Page).toBeInstanceOf(Function));
