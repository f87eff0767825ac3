import { page as caseDetail } from './case-detail/case-detail.page';
import { page as caseList } from './case-list/case-list.page';
import { page as lighthouseFactory } from './lighthouse-factory/lighthouse-factory.page';
import { page as solutionDetail } from './solution-detail/solution-detail.page';
import { page as solutionList } from './solution-list/solution-list.page';
import { page as whitepaper } from './whitepaper/whitepaper.page';
import { solutionRoutes as routes } from './solutions.routes';

it('has the addresses of the spec, and its pages read the query that is theirs', async () => {
  const query = 'factory=f&industry=i&keyword=k&page=2&product=p&region=r&solution=s&visit=v&x=y';
  const keys = routes.map(async ({ path, load }) => [
    path,
    (await load()).page.toCacheKey?.(new URLSearchParams(query)),
  ]);
  expect(await Promise.all(keys)).toEqual([
    ['/solution', 'industry=i&keyword=k&page=2'],
    ['/solution/:file', ''],
    ['/solution-whitepaper', 'solution=s'],
    ['/case', 'industry=i&product=p&region=r&keyword=k&page=2'],
    ['/case-details/:file', ''],
    ['/lighthouse-factory', 'factory=f&visit=v'],
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
  const pages = await Promise.all(routes.map(async ({ load }) => (await load()).page));
  expect(pages).toEqual([solutionList, solutionDetail, whitepaper, caseList, caseDetail, lighthouseFactory]);
});
