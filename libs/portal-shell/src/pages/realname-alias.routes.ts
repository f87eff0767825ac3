import type { PageRoute } from '@portal/data-access-api';

/** Real-name pages are under `/overview`; their addresses under `/overview/realname` lead there (spec §2). */
export const realnameAliasRoute: PageRoute = {
  path: '/overview/realname/:page',
  load: () => import('./realname-alias.module').then((module) => module.page),
  chunk: '../../libs/portal-shell/src/pages/realname-alias.module.tsx',
  redirectTo: ({ basePath, search, params: { page = '' } }) =>
    `${basePath}/overview/${encodeURIComponent(page)}${search}`,
};
