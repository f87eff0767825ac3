import { pageSeo, type PageRoute } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { inAccountArea } from '../frame/account-area.routes';

/** The page about consents, the export of personal data, and the closing of the account. */
export function createPrivacyRoutes(): readonly PageRoute[] {
  return [
    {
      path: paths.userPrivacy.path,
      ...inAccountArea('privacy'),
      chunk: '../../libs/feature-overview/src/privacy/privacy.module.ts',
      seo: pageSeo('user-privacy'),
    },
  ];
}
