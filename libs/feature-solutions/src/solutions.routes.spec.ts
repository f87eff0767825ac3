import { CaseDetailPage } from './case-detail/case-detail.page';
import { CaseListPage } from './case-list/case-list.page';
import { LighthouseFactoryPage } from './lighthouse-factory/lighthouse-factory.page';
import { SolutionDetailPage } from './solution-detail/solution-detail.page';
import { SolutionListPage } from './solution-list/solution-list.page';
import { WhitepaperPage } from './whitepaper/whitepaper.page';
import { createSolutionRoutes } from './solutions.routes';

const routes = createSolutionRoutes();

it('has the addresses of the spec and names every query its pages read', () => {
  expect(routes.map(({ path, queryNames = [] }) => [path, ...queryNames])).toEqual([
    ['/solution', 'industry', 'keyword', 'page'],
    ['/solution/:file'],
    ['/solution-whitepaper'],
    ['/case', 'industry', 'product', 'region', 'keyword', 'page'],
    ['/case-details/:file'],
    ['/lighthouse-factory', 'factory', 'visit'],
  ]);
});

it('names the rows of the SEO table', () => {
  const keys = routes.map(({ seo }) => seo?.({ params: { file: 'x.html' }, platformType: '2' }));
  expect(keys).toEqual([
    { tableType: 'PAGE', code: '2:solution' },
    { tableType: 'SOLUTION', code: '2:x' },
    { tableType: 'PAGE', code: '2:solution-whitepaper' },
    { tableType: 'PAGE', code: '2:case' },
    { tableType: 'CASE', code: '2:x' },
    { tableType: 'PAGE', code: '2:lighthouse-factory' },
  ]);
  expect(routes[1]?.seo?.({ params: { file: 'x' }, platformType: '2' }).code).toBe('2:-');
});

it('loads the pages', async () => {
  const pages = await Promise.all(routes.map(({ load }) => load()));
  expect(pages.map(({ Page }) => Page)).toEqual([
    SolutionListPage,
    SolutionDetailPage,
    WhitepaperPage,
    CaseListPage,
    CaseDetailPage,
    LighthouseFactoryPage,
  ]);
});
