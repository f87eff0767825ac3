import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** The document center and its reading page (spec §2). */
export function createDocumentRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.documentCenter.path,
      load: () => import('./document-center/document-center.page').then((module) => module.page),
      chunk: '../../libs/feature-documents/src/document-center/document-center.page.tsx',
      seo: pageSeo('document-center'),
    },
    {
      path: paths.documentContent.path,
      load: () => import('./document-content/document-content.page').then((module) => module.page),
      chunk: '../../libs/feature-documents/src/document-content/document-content.page.tsx',
      isNamedByQuery: true,
      // Pages have no picture of their own: they are shared with that of the document center.
      seo: pageSeo('document-center'),
      hasFooter: false,
      startsOnGesture: true,
    },
  ];
}
