import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createUserInfoRoutes } from './user-info.routes';
import { USER_INFO_PAGES } from './pages';

const routes = createUserInfoRoutes();

it('has a page at every address, with its row of the SEO table', () => {
  const rows = routes.map(({ path, seo }) => [path, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([
    ['/user-info', '2:user-info'],
    ['/person', '2:user-info'],
    ['/user-info/privacy', '2:user-privacy'],
    ['/user-info/security', '2:user-security'],
  ]);
});

it('has one address for search engines where there are two', () => {
  const rows = routes.flatMap(({ path, canonicalPath }) => (canonicalPath ? [[path, canonicalPath]] : []));
  expect(rows).toEqual([['/person', '/user-info']]);
});

it.each(routes)('$path loads, from the chunk it names', async ({ page, chunk }) => {
  expect((await USER_INFO_PAGES[page]()).page.Page).toBeInstanceOf(Function);
  expect(existsSync(join(__dirname, '../../../apps/miot-portal', chunk))).toBe(true);
});
