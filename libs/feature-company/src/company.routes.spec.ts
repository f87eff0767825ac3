import { companyRoutes as routes } from './company.routes';

it('has every page once, with its row of the SEO table', () => {
  const rows = routes.map(({ path, seo }) => [path, seo?.({ params: { id: 'x' }, platformType: '2' })]);
  const row = (path: string, code: string) => [path, { tableType: 'PAGE', code: `2:${code}` }];
  expect(rows).toEqual([
    row('/about-us', 'about-us'),
    row('/contact', 'contact'),
    row('/business-consulting', 'business-consulting'),
    row('/developer', 'developer'),
    row('/universal', 'universal'),
    row('/partner', 'partner'),
    row('/partner/apply', 'partner-apply'),
    row('/recruit', 'recruit'),
    row('/recruit/apply', 'recruit-apply'),
    ['/content/:id', { tableType: 'CONTENT', code: '2:x' }],
    row('/preview', 'preview'),
  ]);
});

it('puts forms and drafts behind a login', () => {
  const guarded = routes.filter(({ access }) => access === 'login').map(({ path }) => path);
  expect(guarded).toEqual(['/partner/apply', '/recruit/apply', '/preview']);
});

it('has one recruitment page for search engines', () => {
  expect(routes.find(({ path }) => path === '/recruit')?.aliases).toEqual(['/recruitment']);
});

it('loads every page', async () => {
  for (const { load } of routes) expect((await load()).page.Page).toBeInstanceOf(Function);
});
