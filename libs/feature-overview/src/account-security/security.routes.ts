import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACCOUNT_SURROUNDING, loadAccountPage } from '../frame/account-area.routes';

/** Page of account security. */
export function createSecurityRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.userSecurity.path,
      load: loadAccountPage('security'),
      chunk: '../../libs/feature-overview/src/account-security/security.module.ts',
      access: 'login',
      surrounding: ACCOUNT_SURROUNDING,
      seo: pageSeo('user-security'),
    },
  ];
}
