import { describeOwnAddresses } from './account/addresses.suite';
import { describeApplications } from './account/applications.suite';
import { describeMessages } from './account/messages.suite';
import { describePrivacy } from './account/privacy.suite';
import { describeSecurity } from './account/security.suite';
import { describeWorkOrders } from './account/work-orders.suite';
import type { BrandUnderTest } from './brand-under-test';
import { describeHome } from './home/home.suite';
import { describeFooter } from './layout/footer.suite';
import { describeHeader } from './layout/header.suite';
import { describeToolbox } from './layout/toolbox.suite';
import { describeConsent } from './public/consent.suite';
import { describeDocuments } from './public/documents.suite';
import { describeForms } from './public/forms.suite';
import { describeFilms } from './public/films.suite';
import { describeFavorites } from './public/favorites.suite';
import { describeJourneys } from './public/journeys.suite';
import { describeRequests } from './public/requests.suite';
import { describeSearch } from './public/search.suite';
import { describeSharing } from './public/sharing.suite';
import { describeLoginPage } from './session/login-page.suite';
import { describeSession } from './session/session.suite';
import { describeAddresses } from './site/addresses.suite';
import { describeCrawl } from './site/crawl.suite';
import { describeEveryPage } from './site/every-page.suite';
import { describeSeo } from './site/seo.suite';

/** Registers every suite for a brand. */
export function describeBrand(brand: BrandUnderTest): void {
  describeEveryPage(brand);
  describeAddresses(brand);
  describeHeader(brand);
  describeHome(brand);
  describeFooter(brand);
  describeToolbox(brand);
  // Codes by text message are few from one address: those who ask for them stand apart.
  describePrivacy(brand);
  describeJourneys(brand);
  describeRequests(brand);
  describeForms(brand);
  describeFilms(brand);
  describeFavorites(brand);
  describeDocuments(brand);
  describeSearch(brand);
  describeConsent(brand);
  describeSharing(brand);
  describeCrawl(brand);
  describeSeo(brand);
  describeSession(brand);
  describeLoginPage(brand);
  describeWorkOrders(brand);
  describeMessages(brand);
  describeOwnAddresses(brand);
  describeApplications(brand);
  describeSecurity(brand);
}
