import { page as faceTelephonePage } from './face-telephone/face-telephone.page';
import { page as chooseTypePage } from './person/choose-identification-type.page';
import { page as bankCardPage } from './person/personal-bybankcard.page';
import { page as facePage } from './person/personal-byface.page';
import { page as documentPage } from './person/personal-byidcard.page';
import { page as waysPage } from './person/personal-chooseway.page';
import { page as realnamePage } from './realname/realname.page';
import { realnameGuestRoutes, realnameRoutes } from './realname.routes';
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
    ['/overview/submit-success', 'realname', '2:realname-submit-success'],
    ['/face-telephone', undefined, '2:face-telephone'],
  ]);
});

it('lead to the pages of real-name verification', async () => {
  const modules = await Promise.all(routes.map(({ load }) => load()));
  expect(modules.map(({ page }) => page)).toEqual([
    ...[realnamePage, chooseTypePage, waysPage, bankCardPage, documentPage, facePage, resultPage],
    faceTelephonePage,
  ]);
});
