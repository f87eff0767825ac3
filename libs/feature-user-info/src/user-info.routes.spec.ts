import { userInfoRoutes as routes } from './user-info.routes';

it('has a page at every address, with its row of the SEO table', () => {
  const rows = routes.map(({ path, seo }) => [path, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([
    ['/user-info', '2:user-info'],
    ['/user-info/privacy', '2:user-privacy'],
    ['/user-info/security', '2:user-security'],
  ]);
});

it.each(routes)('$path loads', async ({ load }) => expect((await load()).page.Page).toBeInstanceOf(Function));
