import { page as realnamePage } from './realname/realname.page';
import { realnameRoutes as routes } from './realname.routes';

it('have a row of the SEO table each, and need the entrance flags', () => {
  const rows = routes.map(({ path, access, seo }) => [path, access, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([['/overview/realname', 'realname', '2:realname']]);
});

it('lead to the pages of real-name verification', async () => {
  const modules = await Promise.all(routes.map(({ load }) => load()));
  expect(modules.map(({ page }) => page)).toEqual([realnamePage]);
});
