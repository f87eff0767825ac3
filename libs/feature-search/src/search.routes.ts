import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** The results of the document center, which are those of the whole site (spec §2). */
export const searchRoutes: readonly PageRoute[] = [
  route(paths.documentSearch, () => import('./document-search/document-search.page'), {
    isUnlisted: true,
    seo: pageSeo('document-search'),
  }),
];
