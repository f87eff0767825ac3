import { ApplicationsPage } from './applications/applications.page';
import { OverviewPage } from './overview/overview.page';
import { createOverviewRoutes } from './overview.routes';
import { UserInfoPage } from './user-info/user-info.page';

const routes = createOverviewRoutes();

it('puts every page of the account area behind a login', () => {
  expect(routes.map(({ path, access }) => [path, access])).toEqual([
    ['/overview', 'login'],
    ['/overview/details', 'login'],
    ['/user-info', 'login'],
    ['/person', 'login'],
    ['/overview/tryProduct', 'login'],
    ['/overview/workorder', 'login'],
    ['/overview/submitworkorder', 'login'],
    ['/overview/workorderdetails', 'login'],
  ]);
});

it('has one console for search engines', () => {
  expect(routes.map(({ canonicalPath }) => canonicalPath)).toEqual([
    '/overview/details',
    '/overview/details',
    undefined,
    '/user-info',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('names the rows of the SEO table', () => {
  const codes = routes.map(({ seo }) => seo?.({ params: {}, platformType: '2' })?.code);
  expect(codes).toEqual([
    '2:overview',
    '2:overview',
    '2:user-info',
    '2:user-info',
    '2:try-product',
    '2:workorder',
    '2:submitworkorder',
    '2:workorderdetails',
  ]);
});

it('loads the pages', async () => {
  const pages = await Promise.all(routes.map(({ load }) => load()));
  expect(pages.map(({ Page }) => Page).slice(0, 3)).toEqual([OverviewPage, OverviewPage, UserInfoPage]);
  expect(pages.at(4)?.Page).toBe(ApplicationsPage);
});
