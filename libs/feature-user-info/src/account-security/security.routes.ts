import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import type { UserInfoPageName } from '../pages';

/** Page of account security. */
export function createSecurityRoutes(): readonly AccountRoute<UserInfoPageName>[] {
  return [
    {
      path: paths.userSecurity.path,
      page: 'security',
      chunk: '../../libs/feature-user-info/src/account-security/security.page.tsx',
      seo: pageSeo('user-security'),
    },
  ];
}
