import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';

/** Pages of real-name verification (spec §2). */
export const realnameRoutes: readonly PageRoute[] = [
  route(accountPaths.realname, () => import('./realname/realname.page'), { seo: pageSeo('realname') }),
];
