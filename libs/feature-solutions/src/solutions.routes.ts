import { itemSeo, pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** Solutions, their white papers, customer cases and lighthouse factories (spec §2). */
export const solutionRoutes: readonly PageRoute[] = [
  route(paths.solution, () => import('./solution-list/solution-list.page'), { seo: pageSeo('solution') }),
  route(paths.solutionDetail, () => import('./solution-detail/solution-detail.page'), { seo: itemSeo('SOLUTION') }),
  route(paths.whitepaper, () => import('./whitepaper/whitepaper.page'), { seo: pageSeo('solution-whitepaper') }),
  route(paths.caseList, () => import('./case-list/case-list.page'), { seo: pageSeo('case') }),
  route(paths.caseDetail, () => import('./case-detail/case-detail.page'), { seo: itemSeo('CASE') }),
  route(paths.lighthouseFactory, () => import('./lighthouse-factory/lighthouse-factory.page'), {
    seo: pageSeo('lighthouse-factory'),
  }),
];
