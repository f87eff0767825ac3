import { page as changeAllPage } from './change/enterprise-change-all.page';
import { page as changeNamePage } from './change/enterprise-change-name.page';
import { page as protocolPage } from './change/modify-protocol.page';
import { page as modifyPage } from './change/modify.page';
import { page as personToEnterprisePage } from './change/person-to-enterprise.page';
import { page as enterpriseWaysPage } from './enterprise/enterprise-chooseway.page';
import { page as enterpriseInfoPage } from './enterprise/enterprise-info.page';
import { page as faceTelephonePage } from './face-telephone/face-telephone.page';
import { page as consentPage } from './legal-consent/enterprise-consent.page';
import { page as legalConsentPage } from './legal-consent/legal-consent.page';
import { page as chooseTypePage } from './person/choose-identification-type.page';
import { page as bankCardPage } from './person/personal-bybankcard.page';
import { page as facePage } from './person/personal-byface.page';
import { page as documentPage } from './person/personal-byidcard.page';
import { page as waysPage } from './person/personal-chooseway.page';
import { page as realnamePage } from './realname/realname.page';
import { realnameGuestRoutes } from './realname-guest.routes';
import { realnameRoutes } from './realname.routes';
import { page as remitPage } from './remittance/enterprise-remit.page';
import { page as resultPage } from './result/submit-success.page';

const routes = [...realnameRoutes, ...realnameGuestRoutes];

it('have a row of the SEO table each, and need the entrance flags but for guests', () => {
  const rows = routes.map(({ path, access, seo }) => [path, access, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([
    ['/overview/realname', 'realname', '2:realname'],
    ['/overview/choose-identification-type', 'realname', '2:choose-identification-type'],
    ['/overview/personal-chooseway', 'realname', '2:personal-chooseway'],
    ['/overview/personal-bybankcard', 'realname', '2:personal-bybankcard'],
    ['/overview/personal-byidcard', 'realname', '2:personal-byidcard'],
    ['/overview/personal-byface', 'realname', '2:personal-byface'],
    ['/overview/enterprise-chooseway', 'realname', '2:enterprise-chooseway'],
    ['/overview/enterprise-info', 'realname', '2:enterprise-info'],
    ['/overview/enterprise-remit', 'realname', '2:enterprise-remit'],
    ['/overview/enterprise-consent', 'realname', '2:enterprise-consent'],
    ['/overview/modify', 'realname', '2:realname-modify'],
    ['/overview/modify-protocol', 'realname', '2:realname-modify-protocol'],
    ['/overview/enterpriseChangeName', 'realname', '2:enterprise-change-name'],
    ['/overview/enterpriseChangeAll', 'realname', '2:enterprise-change-all'],
    ['/overview/personToEnterprise', 'realname', '2:person-to-enterprise'],
    ['/overview/submit-success', 'realname', '2:realname-submit-success'],
    ['/legal-consent', undefined, '2:legal-consent'],
    ['/face-telephone', undefined, '2:face-telephone'],
  ]);
});

it('lead to the pages of real-name verification', async () => {
  const modules = await Promise.all(routes.map(({ load }) => load()));
  expect(modules.map(({ page }) => page)).toEqual([
    ...[realnamePage, chooseTypePage, waysPage, bankCardPage, documentPage, facePage],
    ...[enterpriseWaysPage, enterpriseInfoPage, remitPage, consentPage, modifyPage, protocolPage],
    ...[changeNamePage, changeAllPage, personToEnterprisePage, resultPage, legalConsentPage, faceTelephonePage],
  ]);
});
