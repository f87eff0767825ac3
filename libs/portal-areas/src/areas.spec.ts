import { createPageRegistry, toBrand } from '@portal/portal-shell';
import { accountArea, communityArea, documentsArea, personCenterArea, publicArea } from './areas';

const areas = [publicArea, documentsArea, accountArea, communityArea, personCenterArea];

const openSite = (basePath: string, homeHref: string) =>
  createPageRegistry(
    areas,
    toBrand(
      { environmentCode: 1, basePath, homeHref, product: 'miot', pageCode: '', isConsultEnabled: true, areas },
      'https://www.example.com',
    ),
  );

const site = openSite('/miot', '/homepage');
const find = async (path: string) => (await site.match(`/miot${path}`))?.route;

it.each([
  '/overview',
  '/overview/order-details',
  '/overview/order-pay',
  '/overview/refund',
  '/overview/refund-details',
  '/overview/submitRefundCompleted',
  '/overview/apply',
  '/overview/apply/choose-order',
  '/overview/apply/choose-invoice',
  '/overview/apply/apply-finish',
  '/overview/invoice',
  '/overview/invoice-detail',
  '/overview/invoiceModel',
  '/overview/product',
  '/overview/product-modal',
  '/overview/product-renew',
  '/overview/product-upgrade',
  '/overview/try-product-modal',
  '/overview/modelBase',
  '/overview/modelBase/details',
  '/overview/contract',
  '/overview/contract-apply',
  '/overview/contract-become',
  '/overview/contract-detail',
  '/overview/modelBase/published',
  '/overview/modelBase/published/details',
  '/overview/modelBase/published/edit',
  '/overview/a/b/c',
  '/user-info/security',
  '/person-center',
  '/person-center/my-home',
  '/simulation/person-center/my-like',
  '/community/publishArticle',
  '/community/publishMaterial',
  '/community/simulation/publishQuestion',
  '/product-apply',
  '/model-apply',
  '/purchase-page',
  '/purchase-page/product-process',
  '/purchase-page/nothing',
])('%s needs a login', async (path) => expect((await find(path))?.access).toBe('login'));

it.each(['/overview/realname', '/overview/enterprise-info', '/overview/personal-byface'])(
  '%s needs the entrance flags',
  async (path) => expect((await find(path))?.access).toBe('realname'),
);

it.each(['/', '/product', '/overviews', '/community', '/community/video', '/user-infos', '/register', '/no-such-page'])(
  '%s needs neither',
  async (path) => expect((await find(path))?.access).toBeUndefined(),
);

it('answers visitors of an address without a page like those of one that has one', async () => {
  const found = await Promise.all(['/overview/contract', '/overview/realname', '/person-center/nobody'].map(find));
  for (const route of found) expect(route).not.toHaveProperty('status');
  for (const route of found) expect(route?.layout ?? 'default').toBe('default');
});

it.each([
  ['/', true, true, 'default'],
  ['/purchase-page', false, true, 'default'],
  ['/purchase-page/product-process', false, true, 'default'],
  ['/document-center/document-content', false, true, 'default'],
  ['/overview/details', false, false, 'console'],
  ['/overview/nothing', false, false, 'console'],
  ['/user-info', false, true, 'console'],
  ['/user-info/security', false, true, 'console'],
  ['/community', true, true, 'community'],
  ['/community/simulation', true, true, 'community'],
  ['/community/qa', true, true, 'community'],
  ['/community/qaDetail/q1.html', false, true, 'community'],
  ['/community/simulation/blogArticleDetail/a1.html', false, true, 'community'],
  ['/community/userHomePage', false, true, 'community'],
])('%s: footer %s, toolbox %s, header %s', async (path, footer, toolbox, variant) => {
  const { hasHeader = true, hasFooter = true, hasToolbox = true, headerVariant = 'default' } = (await find(path)) ?? {};
  expect([hasHeader, hasFooter, hasToolbox, headerVariant]).toEqual([true, footer, toolbox, variant]);
});

async function redirect(path: string, { basePath = '/miot', homeHref = '/homepage', search = '' } = {}) {
  const match = await openSite(basePath, homeHref).match(basePath + path);
  return match?.route.redirectTo?.({ host: 'www.example.com', basePath, homeHref, search, params: match.params });
}

it('leads /register to the register screen of the login page, and from there to the home page of its brand', async () => {
  const screen = '/loginPage/#/register?host=www.example.com&redirect=';
  expect(await redirect('/register')).toBe(`${screen}%2Fmiot%2Fhomepage`);
  expect(await redirect('/register', { basePath: '', homeHref: '/' })).toBe(`${screen}%2F`);
});

it('leads the other addresses of real-name pages to the one that counts', async () => {
  expect(await redirect('/overview/realname/enterprise-info', { search: '?step=2' })).toBe(
    '/miot/overview/enterprise-info?step=2',
  );
  expect(await redirect('/overview/realname/a%2Fb')).toBe('/miot/overview/a%2Fb');
  expect(await redirect('/overview/realname')).toBeUndefined();
});

it('leads the personal page to the personal information', async () =>
  expect(await redirect('/person')).toBe('/miot/user-info'));

it.each([
  ['/home', '/homepage'],
  ['/miotHome', '/homepage'],
  ['/recruitment', '/recruit'],
  ['/overview', '/overview/details'],
  ['/overview/apply', '/overview/apply/choose-order'],
])('search engines keep %s at %s', async (path, canonicalPath) =>
  expect((await find(path))?.canonicalPath).toBe(canonicalPath),
);

it('is left as it is outside of the prefix', async () => {
  expect(await site.match('/product')).toBeNull();
  expect((await site.match('/MIOT'))?.route.path).toBe('/');
});

it('loads every page', async () => {
  const routes = await site.loadAllRoutes();
  expect(routes.length).toBeGreaterThan(60);
  for (const { load } of routes) expect((await load()).page.Page).toBeInstanceOf(Function);
}, 120_000);
