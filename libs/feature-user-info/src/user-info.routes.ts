import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';

/** Pages of the user's own data (spec §2). */
export const userInfoRoutes: readonly PageRoute[] = [
  route(accountPaths.userInfo, () => import('./user-info/user-info.page'), { seo: pageSeo('user-info') }),
  route(accountPaths.userPrivacy, () => import('./privacy/privacy.page'), { seo: pageSeo('user-privacy') }),
  route(accountPaths.userSecurity, () => import('./account-security/security.page'), { seo: pageSeo('user-security') }),
];
