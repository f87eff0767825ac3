import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { inAccountArea } from '../frame/account-area.routes';

/** Page of account security. */
export function createSecurityRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.userSecurity.path,
      ...inAccountArea('security'),
      chunk: '../../libs/feature-overview/src/account-security/security.module.ts',
      seo: pageSeo('user-security'),
    },
  ];
}
