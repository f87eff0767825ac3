import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** The document center and its reading page (spec §2). */
export const documentRoutes: readonly PageRoute[] = [
  route(paths.documentCenter, () => import('./document-center/document-center.page'), {
    seo: pageSeo('document-center'),
  }),
  route(paths.documentContent, () => import('./document-content/document-content.page'), {
    isNamedByQuery: true,
    // Pages have no picture of their own: they are shared with that of the document center.
    seo: pageSeo('document-center'),
    hasFooter: false,
  }),
];
