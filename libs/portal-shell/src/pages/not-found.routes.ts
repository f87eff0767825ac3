import type { PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** The error page, but for its address. */
export const notFoundRoute = {
  load: () => import('./not-found.module').then((module) => module.page),
  chunk: '../../libs/portal-shell/src/pages/not-found.module.tsx',
  layout: 'notFound',
  status: 404,
  seo: ({ platformType }) => ({ tableType: 'PAGE', code: `${platformType}:404` }),
} satisfies Omit<PageRoute, 'path'>;

/** The error page at its own address, and for every address without a page (spec §2). */
export const notFoundRoutes: readonly PageRoute[] = [
  { ...notFoundRoute, path: paths.notFound.path },
  { ...notFoundRoute, path: '*' },
];
