import { matchPage, toRouteTable } from './match-page';
import { shellRoutes } from './shell.routes';

const table = toRouteTable(shellRoutes);
const accessOf = (path: string) => matchPage(table, `/miot${path}`, '/miot')?.route.access;

it.each([
  '/overview',
  '/overview/order-details',
  '/overview/a/b/c',
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
])('%s needs a login', (path) => expect(accessOf(path)).toBe('login'));

it.each(['/overview/realname', '/overview/enterprise-info', '/overview/personal-byface'])(
  '%s needs the entrance flags',
  (path) => expect(accessOf(path)).toBe('realname'),
);

it.each(['/', '/product', '/overviews', '/community', '/community/video', '/user-infos', '/register', '/no-such-page'])(
  '%s needs neither',
  (path) => expect(accessOf(path)).toBeUndefined(),
);

it('answers visitors of an address without a page like those of one that has one', () => {
  const found = ['/overview/order', '/overview/realname', '/person-center/nobody'].map(
    (path) => matchPage(table, `/miot${path}`, '/miot')?.route,
  );
  for (const route of found) expect(route).not.toHaveProperty('status');
  for (const route of found) expect(route?.layout ?? 'default').toBe('default');
});

const redirect = (path: string, basePath = '/miot', homeHref = '/homepage', search = '') => {
  const match = matchPage(table, basePath + path, basePath);
  return match?.route.redirectTo?.({ host: 'www.example.com', basePath, homeHref, search, params: match.params });
};

it('leads /register to the register screen of the login page, and from there to the home page of its brand', () => {
  const screen = '/loginPage/#/register?host=www.example.com&redirect=';
  expect(redirect('/register')).toBe(`${screen}%2Fmiot%2Fhomepage`);
  expect(redirect('/register', '', '/')).toBe(`${screen}%2F`);
});

it('leads the other addresses of real-name pages to the one that counts', () => {
  expect(redirect('/overview/realname/enterprise-info', '/miot', '/homepage', '?step=2')).toBe(
    '/miot/overview/enterprise-info?step=2',
  );
  expect(redirect('/overview/realname/a%2Fb')).toBe('/miot/overview/a%2Fb');
  expect(redirect('/overview/realname')).toBeUndefined();
});
