import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { createSecurityRoutes } from './account-security/security.routes';
import type { UserInfoPageName } from './pages';
import { createPrivacyRoutes } from './privacy/privacy.routes';

/** Pages of the user's own data (spec §2). */
export function createUserInfoRoutes(): readonly AccountRoute<UserInfoPageName>[] {
  return [
    {
      path: paths.userInfo.path,
      page: 'userInfo',
      chunk: '../../libs/feature-user-info/src/user-info/user-info.page.tsx',
      seo: pageSeo('user-info'),
    },
    {
      path: paths.person.path,
      page: 'person',
      chunk: '../../libs/feature-user-info/src/user-info/person.page.tsx',
      canonicalPath: paths.userInfo.path,
      seo: pageSeo('user-info'),
    },
    ...createPrivacyRoutes(),
    ...createSecurityRoutes(),
  ];
}
