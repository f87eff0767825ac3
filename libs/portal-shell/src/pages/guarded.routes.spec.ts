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

it('leads /register to the register screen of the login page', () => {
  const route = matchPage(table, '/miot/register', '/miot')?.route;
  expect(route?.redirectTo?.('www.example.com')).toBe('/loginPage/#/register?host=www.example.com&redirect=%2F');
});
