import { type AccountRoute, pageSeo } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import type { UserInfoPageName } from '../pages';

/** The page about consents, the export of personal data, and the closing of the account. */
export function createPrivacyRoutes(): readonly AccountRoute<UserInfoPageName>[] {
  return [
    {
      path: paths.userPrivacy.path,
      page: 'privacy',
      chunk: '../../libs/feature-user-info/src/privacy/privacy.page.tsx',
      seo: pageSeo('user-privacy'),
    },
  ];
}
