import { itemSeo, pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { WHITEPAPER } from './shared/whitepaper-path';

/** Solutions, their white papers, customer cases and lighthouse factories (spec §2). */
export function createSolutionRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.solution.path,
      load: () => import('./solution-list/solution-list.module').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/solution-list/solution-list.module.ts',
      queryNames: ['industry', 'keyword', 'page'],
      seo: pageSeo('solution'),
    },
    {
      path: paths.solutionDetail.path,
      load: () => import('./solution-detail/solution-detail.module').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/solution-detail/solution-detail.module.ts',
      seo: itemSeo('SOLUTION'),
    },
    {
      path: WHITEPAPER.path,
      load: () => import('./whitepaper/whitepaper.module').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/whitepaper/whitepaper.module.ts',
      access: 'login',
      seo: pageSeo('solution-whitepaper'),
    },
    {
      path: paths.caseList.path,
      load: () => import('./case-list/case-list.module').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/case-list/case-list.module.ts',
      queryNames: ['industry', 'product', 'region', 'keyword', 'page'],
      seo: pageSeo('case'),
    },
    {
      path: paths.caseDetail.path,
      load: () => import('./case-detail/case-detail.module').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/case-detail/case-detail.module.ts',
      seo: itemSeo('CASE'),
    },
    {
      path: paths.lighthouseFactory.path,
      load: () => import('./lighthouse-factory/lighthouse-factory.module').then((module) => module.page),
      chunk: '../../libs/feature-solutions/src/lighthouse-factory/lighthouse-factory.module.ts',
      queryNames: ['factory', 'visit'],
      seo: pageSeo('lighthouse-factory'),
    },
  ];
}
