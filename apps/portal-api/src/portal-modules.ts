import { accountSecurityModule } from './modules/account-security/module';
import { activitiesModule } from './modules/activities/module';
import { addressesModule } from './modules/addresses/module';
import { applicationsModule } from './modules/applications/module';
import { authModule } from './modules/auth/module';
import { casesModule } from './modules/cases/module';
import { categoriesModule } from './modules/categories/module';
import { communityActionsModule } from './modules/community-actions/module';
import { communityAnswersModule } from './modules/community-answers/module';
import { communityCollectionsModule } from './modules/community-collections/module';
import { communityCommentsModule } from './modules/community-comments/module';
import { communityReactionsModule } from './modules/community-reactions/module';
import { communityReportsModule } from './modules/community-reports/module';
import { communityModule } from './modules/community/module';
import { communityDemoModule } from './modules/community-demo/module';
import { communityFeaturedModule } from './modules/community-featured/module';
import { communityHomeModule } from './modules/community-home/module';
import { communityInvitationsModule } from './modules/community-invitations/module';
import { communityMentionsModule } from './modules/community-mentions/module';
import { communityNoticesModule } from './modules/community-notices/module';
import { communityPeopleModule } from './modules/community-people/module';
import { configurationModule } from './modules/configuration/module';
import { consentsModule } from './modules/consents/module';
import { consoleModule } from './modules/console/module';
import { contactModule } from './modules/contact/module';
import { contentModule } from './modules/content/module';
import { contractsModule } from './modules/contracts/module';
import { deliveriesModule } from './modules/deliveries/module';
import { demoModule } from './modules/demo/module';
import { documentsModule } from './modules/documents/module';
import { factoriesModule } from './modules/factories/module';
import { favoritesModule } from './modules/favorites/module';
import { filesModule } from './modules/files/module';
import { identityProviderModule } from './modules/identity-provider/module';
import { instancesModule } from './modules/instances/module';
import { invoiceTitlesModule } from './modules/invoice-titles/module';
import { invoicesModule } from './modules/invoices/module';
import { jobsModule } from './modules/jobs/module';
import { keyringModule } from './modules/keyring/module';
import { legalModule } from './modules/legal/module';
import { messagesModule } from './modules/messages/module';
import { modelCommentsModule } from './modules/model-comments/module';
import { modelPublishingModule } from './modules/model-publishing/module';
import { modelSubscriptionsModule } from './modules/model-subscriptions/module';
import { modelsModule } from './modules/models/module';
import { newsModule } from './modules/news/module';
import { pagesModule } from './modules/pages/module';
import { partnersModule } from './modules/partners/module';
import { paymentsModule } from './modules/payments/module';
import { privacyModule } from './modules/privacy/module';
import { productsModule } from './modules/products/module';
import { purchaseModule } from './modules/purchase/module';
import { realnameModule } from './modules/realname/module';
import { recordsModule } from './modules/records/module';
import { recruitModule } from './modules/recruit/module';
import { searchModule } from './modules/search/module';
import { sessionModule } from './modules/session/module';
import { sharingModule } from './modules/sharing/module';
import { solutionsModule } from './modules/solutions/module';
import { staffModule } from './modules/staff/module';
import { trackingModule } from './modules/tracking/module';
import { trialsModule } from './modules/trials/module';
import { usersModule } from './modules/users/module';
import { verificationModule } from './modules/verification/module';
import { whitepapersModule } from './modules/whitepapers/module';
import { workOrdersModule } from './modules/work-orders/module';
import { collectContributions } from './platform/modules/contributions';
import type { PortalModule } from './platform/modules/define-module';

/** Every domain of the portal. What they bring is shown in this order; they start in that of their needs. */
export const PORTAL_MODULES: readonly PortalModule[] = [
  identityProviderModule,
  authModule,
  consentsModule,
  usersModule,
  sessionModule,
  verificationModule,
  accountSecurityModule,
  purchaseModule,
  paymentsModule,
  contractsModule,
  deliveriesModule,
  instancesModule,
  applicationsModule,
  trialsModule,
  modelSubscriptionsModule,
  modelPublishingModule,
  modelCommentsModule,
  communityModule,
  communityPeopleModule,
  communityNoticesModule,
  communityMentionsModule,
  communityInvitationsModule,
  communityFeaturedModule,
  communityHomeModule,
  communityDemoModule,
  communityReportsModule,
  communityReactionsModule,
  communityCommentsModule,
  communityCollectionsModule,
  communityAnswersModule,
  communityActionsModule,
  activitiesModule,
  workOrdersModule,
  addressesModule,
  invoiceTitlesModule,
  invoicesModule,
  realnameModule,
  messagesModule,
  documentsModule,
  favoritesModule,
  filesModule,
  recordsModule,
  trackingModule,
  privacyModule,
  staffModule,
  configurationModule,
  categoriesModule,
  productsModule,
  solutionsModule,
  casesModule,
  whitepapersModule,
  newsModule,
  partnersModule,
  modelsModule,
  recruitModule,
  factoriesModule,
  legalModule,
  pagesModule,
  contentModule,
  searchModule,
  contactModule,
  consoleModule,
  sharingModule,
  jobsModule,
  keyringModule,
  demoModule,
];

/** What all domains bring for each other. */
export const PORTAL_CONTRIBUTIONS = collectContributions(PORTAL_MODULES);
