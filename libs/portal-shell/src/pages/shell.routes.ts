import { type PageRoute, redirect, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { buildRegisterHref } from '../session/open-login';

/** What stands in the place of an item that is off the shelf. */
export const goneRoute: PageRoute = { path: '', load: () => import('./gone.page'), status: 410 };

/** The error page at its own path (spec §2). */
export const notFoundRoute: PageRoute = route(paths.notFound, () => import('./not-found.page'), {
  layout: 'notFound',
  status: 404,
  seo: ({ platformType }) => ({ tableType: 'PAGE', code: `${platformType}:404` }),
});

/** Pages that every brand has, whatever its areas. */
export const shellRoutes: readonly PageRoute[] = [
  notFoundRoute,
  // To the register screen of the login page (spec §2).
  redirect(paths.register, ({ host, basePath, homeHref }) => buildRegisterHref(host, basePath + homeHref), {
    layout: 'register',
  }),
];
