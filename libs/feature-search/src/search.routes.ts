import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** The results of the document center, which are those of the whole site (spec §2). */
export function createSearchRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.documentSearch.path,
      load: () => import('./document-search/document-search.page').then((module) => module.page),
      chunk: '../../libs/feature-search/src/document-search/document-search.page.tsx',
      isUnlisted: true,
      seo: pageSeo('document-search'),
    },
  ];
}
