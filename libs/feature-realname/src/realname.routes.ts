import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
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
  route(accountPaths.enterpriseChooseway, () => import('./enterprise/enterprise-chooseway.page'), {
    seo: pageSeo('enterprise-chooseway'),
  }),
  route(accountPaths.enterpriseInfo, () => import('./enterprise/enterprise-info.page'), {
    seo: pageSeo('enterprise-info'),
  }),
  route(accountPaths.enterpriseRemit, () => import('./remittance/enterprise-remit.page'), {
    seo: pageSeo('enterprise-remit'),
  }),
  route(accountPaths.enterpriseConsent, () => import('./legal-consent/enterprise-consent.page'), {
    seo: pageSeo('enterprise-consent'),
  }),
  route(accountPaths.realnameModify, () => import('./change/modify.page'), { seo: pageSeo('realname-modify') }),
  route(accountPaths.realnameModifyProtocol, () => import('./change/modify-protocol.page'), {
    seo: pageSeo('realname-modify-protocol'),
  }),
  route(accountPaths.enterpriseChangeName, () => import('./change/enterprise-change-name.page'), {
    seo: pageSeo('enterprise-change-name'),
  }),
  route(accountPaths.enterpriseChangeAll, () => import('./change/enterprise-change-all.page'), {
    seo: pageSeo('enterprise-change-all'),
  }),
  route(accountPaths.personToEnterprise, () => import('./change/person-to-enterprise.page'), {
    seo: pageSeo('person-to-enterprise'),
  }),
  route(accountPaths.realnameSubmitSuccess, () => import('./result/submit-success.page'), {
    seo: pageSeo('realname-submit-success'),
  }),
];
