import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';

/** Pages of real-name verification (spec §2). */
export const realnameRoutes: readonly PageRoute[] = [
  route(accountPaths.realname, () => import('./realname/realname.page'), { seo: pageSeo('realname') }),
  route(accountPaths.chooseIdentificationType, () => import('./person/choose-identification-type.page'), {
    seo: pageSeo('choose-identification-type'),
  }),
  route(accountPaths.personalChooseway, () => import('./person/personal-chooseway.page'), {
    seo: pageSeo('personal-chooseway'),
  }),
  route(accountPaths.personalBybankcard, () => import('./person/personal-bybankcard.page'), {
    seo: pageSeo('personal-bybankcard'),
  }),
  route(accountPaths.personalByidcard, () => import('./person/personal-byidcard.page'), {
    seo: pageSeo('personal-byidcard'),
  }),
  route(accountPaths.personalByface, () => import('./person/personal-byface.page'), {
    seo: pageSeo('personal-byface'),
  }),
  route(accountPaths.realnameSubmitSuccess, () => import('./result/submit-success.page'), {
    seo: pageSeo('realname-submit-success'),
  }),
];

/** Pages of verification for those who have no account here. */
export const realnameGuestRoutes: readonly PageRoute[] = [
  route(paths.faceTelephone, () => import('./face-telephone/face-telephone.page'), {
    seo: pageSeo('face-telephone'),
    ...{ isUnlisted: true, isNamedByQuery: true, hasFooter: false, hasToolbox: false },
  }),
];
