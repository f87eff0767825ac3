import type { PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { buildRegisterHref } from '../session/open-login';

/** `/register` leads to the register screen of the login page (spec §2). */
export const registerRoute: PageRoute = {
  path: paths.register.path,
  load: () => import('./register.module').then((module) => module.page),
  chunk: '../../libs/portal-shell/src/pages/register.module.tsx',
  layout: 'register',
  redirectTo: ({ host, basePath, homeHref }) => buildRegisterHref(host, basePath + homeHref),
};
