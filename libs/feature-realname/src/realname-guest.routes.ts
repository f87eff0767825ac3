import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';

/** Pages of verification for those who have no account here; visitors load no path of the account area for them. */
export const realnameGuestRoutes: readonly PageRoute[] = [
  route(paths.legalConsent, () => import('./legal-consent/legal-consent.page'), {
    seo: pageSeo('legal-consent'),
    ...{ startsAtOnce: true, isUnlisted: true, isNamedByQuery: true, hasFooter: false, hasToolbox: false },
  }),
  route(paths.faceTelephone, () => import('./face-telephone/face-telephone.page'), {
    seo: pageSeo('face-telephone'),
    ...{ startsAtOnce: true, isUnlisted: true, isNamedByQuery: true, hasFooter: false, hasToolbox: false },
  }),
];
