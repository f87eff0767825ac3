import { itemSeo, pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { WHITEPAPER } from './shared/whitepaper-path';

/** Solutions, their white papers, customer cases and lighthouse factories (spec §2). */
export function createSolutionRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.solution.path,
      load: () => import('./solution-list/solution-list.page').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/solution-list/solution-list.page.tsx',
      seo: pageSeo('solution'),
    },
    {
      path: paths.solutionDetail.path,
      load: () => import('./solution-detail/solution-detail.page').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/solution-detail/solution-detail.page.tsx',
      seo: itemSeo('SOLUTION'),
    },
    {
      path: WHITEPAPER.path,
      load: () => import('./whitepaper/whitepaper.page').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/whitepaper/whitepaper.page.tsx',
      access: 'login',
      seo: pageSeo('solution-whitepaper'),
    },
    {
      path: paths.caseList.path,
      load: () => import('./case-list/case-list.page').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/case-list/case-list.page.tsx',
      seo: pageSeo('case'),
    },
    {
      path: paths.caseDetail.path,
      load: () => import('./case-detail/case-detail.page').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/case-detail/case-detail.page.tsx',
      seo: itemSeo('CASE'),
    },
    {
      path: paths.lighthouseFactory.path,
      load: () => import('./lighthouse-factory/lighthouse-factory.page').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/lighthouse-factory/lighthouse-factory.page.tsx',
      seo: pageSeo('lighthouse-factory'),
    },
  ];
}
