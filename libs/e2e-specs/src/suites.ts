import { describeOwnAddresses } from './account/addresses.suite';
import { describeApplications } from './account/applications.suite';
import { describeConsole } from './account/console.suite';
import { describeInvoices } from './account/invoices.suite';
import { describeMessages } from './account/messages.suite';
import { describeInstances } from './account/instances.suite';
import { describeModels } from './account/models.suite';
import { describeContractDays } from './account/contract-days.suite';
import { describeContracts } from './account/contracts.suite';
import { describeDocumentDays } from './account/document-days.suite';
import { describeOrders } from './account/orders.suite';
import { describePassingDays } from './account/passing-days.suite';
import { describePayingOutside } from './account/paying-outside.suite';
import { describePrivacy } from './account/privacy.suite';
import { describeRealnameAppeals } from './account/realname-appeals.suite';
import { describeRealnameEnterprise } from './account/realname-enterprise.suite';
import { describeRealnameDrafts } from './account/realname-drafts.suite';
import { describeRealnameLives } from './account/realname-lives.suite';
import { describeRealnameReviews } from './account/realname-reviews.suite';
import { describeRealnameTelephone } from './account/realname-telephone.suite';
import { describeRealnameTimers } from './account/realname-timers.suite';
import { describeRealname } from './account/realname.suite';
import { describeRefunds } from './account/refunds.suite';
import { describeSecurity } from './account/security.suite';
import { describeSigningOutside } from './account/signing-outside.suite';
import { describeTransfers } from './account/transfers.suite';
import { describeTrials } from './account/trials.suite';
import { describeWorkOrders } from './account/work-orders.suite';
import type { BrandUnderTest } from './brand-under-test';
import { describeAttacks } from './community/attacks.suite';
import { describeBatches } from './community/batches.suite';
import { describeCommunity } from './community/community.suite';
import { describeInvitations } from './community/invitations.suite';
import { describeModeration } from './community/moderation.suite';
import { describeNotices } from './community/notices.suite';
import { describePublishing } from './community/publishing.suite';
import { describeRecommended } from './community/recommended.suite';
import { describeRelations } from './community/relations.suite';
import { describeTakingPart } from './community/taking-part.suite';
import { describeWriting } from './community/writing.suite';
import { describeHome } from './home/home.suite';
import { describeFooter } from './layout/footer.suite';
import { describeHeader } from './layout/header.suite';
import { describeToolbox } from './layout/toolbox.suite';
import { describeBeforeCode } from './public/before-code.suite';
import { describeConsent } from './public/consent.suite';
import { describeDocuments } from './public/documents.suite';
import { describeFavorites } from './public/favorites.suite';
import { describeVideos } from './public/videos.suite';
import { describeForms } from './public/forms.suite';
import { describeGestures } from './public/gestures.suite';
import { describeJourneys } from './public/journeys.suite';
import { describeReadingPage } from './public/reading-page.suite';
import { describeRequests } from './public/requests.suite';
import { describeSearchDialog } from './public/search-dialog.suite';
import { describeSearch } from './public/search.suite';
import { describeSectionTabs } from './public/section-tabs.suite';
import { describeSharing } from './public/sharing.suite';
import { describeLoginPage } from './session/login-page.suite';
import { describeSession } from './session/session.suite';
import { describeUrls } from './site/urls.suite';
import { describeCrawl } from './site/crawl.suite';
import { describeAccountPages, describePublicPages, describeWritingPages } from './site/every-page.suite';
import { describePageStructure } from './site/page-structure.suite';
import { describeSeo } from './site/seo.suite';

interface Suite {
  readonly describe: (brand: BrandUnderTest) => void;
  /** Whose share it belongs to: what CI runs. All of it is run for any brand by the brand's own command. */
  readonly runsOn: 'every brand' | 'miot' | 'root';
  readonly because: string;
}

const SAME_CODE = 'the same code, content and server under either brand';

/**
 * Every suite, once. What depends on the brand runs on each; the rest alternates, so that both brands have a share in
 * everything that pages are made of. Those in which somebody waits for a minute stand apart from each other all the way,
 * and none at the end: one or two workers wait at a time, and the rest is done meanwhile.
 */
const SUITES: readonly Suite[] = [
  { describe: describeInvoices, runsOn: 'root', because: SAME_CODE },
  { describe: describeAccountPages, runsOn: 'root', because: 'colours of each brand are checked on public pages' },
  { describe: describeApplications, runsOn: 'root', because: SAME_CODE },
  { describe: describeOrders, runsOn: 'miot', because: SAME_CODE },
  { describe: describeWritingPages, runsOn: 'miot', because: 'colours of each brand are checked on public pages' },
  { describe: describeWorkOrders, runsOn: 'miot', because: SAME_CODE },
  { describe: describeInstances, runsOn: 'miot', because: SAME_CODE },
  { describe: describePublicPages, runsOn: 'every brand', because: 'frame, style and pages are those of the brand' },
  { describe: describeLoginPage, runsOn: 'root', because: 'one app serves all brands' },
  { describe: describeToolbox, runsOn: 'root', because: SAME_CODE },
  { describe: describeTransfers, runsOn: 'root', because: SAME_CODE },
  { describe: describeSigningOutside, runsOn: 'miot', because: 'ways back are harder under a prefix' },
  { describe: describeCommunity, runsOn: 'miot', because: SAME_CODE },
  { describe: describeModels, runsOn: 'every brand', because: 'forms and the maas page lead back under a prefix' },
  { describe: describeConsole, runsOn: 'root', because: SAME_CODE },
  { describe: describeJourneys, runsOn: 'root', because: SAME_CODE },
  { describe: describeContractDays, runsOn: 'miot', because: SAME_CODE },
  {
    describe: describePublishing,
    runsOn: 'every brand',
    because: 'files and their pages have addresses under a prefix',
  },
  { describe: describeAttacks, runsOn: 'root', because: SAME_CODE },
  { describe: describeDocumentDays, runsOn: 'miot', because: SAME_CODE },
  { describe: describeUrls, runsOn: 'every brand', because: 'each has a prefix and aliases of its own' },
  { describe: describeHome, runsOn: 'every brand', because: 'each has a home page of its own' },
  { describe: describeHeader, runsOn: 'every brand', because: 'each has menus of its own' },
  { describe: describeSecurity, runsOn: 'root', because: SAME_CODE },
  { describe: describeWriting, runsOn: 'root', because: SAME_CODE },
  { describe: describeTrials, runsOn: 'every brand', because: 'forms and the purchase lead back under a prefix' },
  { describe: describeCrawl, runsOn: 'every brand', because: 'each has links and a site map of its own' },
  { describe: describeContracts, runsOn: 'root', because: SAME_CODE },
  { describe: describePageStructure, runsOn: 'every brand', because: 'each has a look of its own' },
  { describe: describeSeo, runsOn: 'every brand', because: 'each describes itself' },
  { describe: describeModeration, runsOn: 'root', because: SAME_CODE },
  { describe: describePassingDays, runsOn: 'root', because: SAME_CODE },
  {
    describe: describeFooter,
    runsOn: 'miot',
    because: 'its form is one; every page of each brand has its footer checked',
  },
  { describe: describePrivacy, runsOn: 'miot', because: SAME_CODE },
  { describe: describeSession, runsOn: 'miot', because: 'ways back are harder under a prefix' },
  { describe: describeOwnAddresses, runsOn: 'miot', because: SAME_CODE },
  { describe: describeRealname, runsOn: 'every brand', because: 'codes and links lead back under a prefix' },
  {
    describe: describeRealnameEnterprise,
    runsOn: 'every brand',
    because: 'links of consent lead back under a prefix',
  },
  { describe: describeRefunds, runsOn: 'root', because: SAME_CODE },
  { describe: describeRealnameTimers, runsOn: 'root', because: SAME_CODE },
  { describe: describeRealnameAppeals, runsOn: 'root', because: SAME_CODE },
  { describe: describeRealnameReviews, runsOn: 'root', because: SAME_CODE },
  { describe: describeRealnameLives, runsOn: 'miot', because: 'ways on lead back under a prefix' },
  { describe: describeRealnameDrafts, runsOn: 'miot', because: 'the login leads back under a prefix' },
  {
    describe: describeRealnameTelephone,
    runsOn: 'miot',
    because: 'the result and the camera’s page are under a prefix',
  },
  { describe: describeRequests, runsOn: 'miot', because: SAME_CODE },
  { describe: describeRelations, runsOn: 'miot', because: SAME_CODE },
  { describe: describeTakingPart, runsOn: 'miot', because: SAME_CODE },
  { describe: describeRecommended, runsOn: 'root', because: SAME_CODE },
  { describe: describeInvitations, runsOn: 'miot', because: SAME_CODE },
  { describe: describeBatches, runsOn: 'root', because: SAME_CODE },
  { describe: describeNotices, runsOn: 'root', because: SAME_CODE },
  { describe: describeForms, runsOn: 'root', because: SAME_CODE },
  { describe: describePayingOutside, runsOn: 'root', because: SAME_CODE },
  { describe: describeMessages, runsOn: 'root', because: SAME_CODE },
  { describe: describeFavorites, runsOn: 'root', because: SAME_CODE },
  { describe: describeSearch, runsOn: 'root', because: SAME_CODE },
  { describe: describeVideos, runsOn: 'miot', because: SAME_CODE },
  { describe: describeDocuments, runsOn: 'miot', because: SAME_CODE },
  { describe: describeReadingPage, runsOn: 'miot', because: SAME_CODE },
  { describe: describeSearchDialog, runsOn: 'every brand', because: 'what is chosen opens under a prefix' },
  { describe: describeBeforeCode, runsOn: 'miot', because: 'code is fetched under a prefix' },
  { describe: describeConsent, runsOn: 'miot', because: SAME_CODE },
  { describe: describeSectionTabs, runsOn: 'miot', because: SAME_CODE },
  { describe: describeGestures, runsOn: 'root', because: SAME_CODE },
  { describe: describeSharing, runsOn: 'root', because: SAME_CODE },
];

/** Suites of a brand: all of them, or those of its share. */
export function listSuites({ name }: BrandUnderTest, isShare: boolean): readonly Suite[] {
  return isShare ? SUITES.filter(({ runsOn }) => runsOn === 'every brand' || runsOn === name) : SUITES;
}
