import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { ACCOUNT_SURROUNDING, loadAccountPage } from '../frame/account-area.routes';

/** The page about consents, the export of personal data, and the closing of the account. */
export function createPrivacyRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.userPrivacy.path,
      load: loadAccountPage('privacy'),
      chunk: '../../libs/feature-overview/src/privacy/privacy.module.ts',
      access: 'login',
      surrounding: ACCOUNT_SURROUNDING,
      seo: pageSeo('user-privacy'),
    },
  ];
}
