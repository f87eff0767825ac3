import * as accountSecurity from './account-security/account-security.contract';
import * as logins from './account-security/logins.contract';
import * as accounts from './accounts/accounts.contract';
import * as activities from './activities/activities.contract';
import * as enrolment from './activities/enrolment.contract';
import * as addresses from './addresses/addresses.contract';
import * as applicationQueue from './applications/application-queue.contract';
import * as applications from './applications/applications.contract';
import * as itemRequests from './applications/item-requests.contract';
import * as caseDetail from './cases/case-detail.contract';
import * as cases from './cases/cases.contract';
import * as communityActions from './community/community-actions.contract';
import * as communityAnswers from './community/community-answers.contract';
import * as communityBatches from './community/community-batches.contract';
import * as communityCollections from './community/community-collections.contract';
import * as communityComments from './community/community-comments.contract';
import * as communityContent from './community/community-content.contract';
import * as communityHome from './community/community-home.contract';
import * as communityInvitations from './community/community-invitations.contract';
import * as communityNotices from './community/community-notices.contract';
import * as communityPeople from './community/community-people.contract';
import * as communityQuestions from './community/community-questions.contract';
import * as communityQueue from './community/community-queue.contract';
import * as communityReportQueue from './community/community-report-queue.contract';
import * as communityReports from './community/community-reports.contract';
import * as communityUninteresting from './community/community-uninteresting.contract';
import * as communityWorksExport from './community/community-works-export.contract';
import * as communityWriting from './community/community-writing.contract';
import * as configuration from './configuration/configuration.contract';
import * as consoleCards from './console/console.contract';
import * as contact from './contact/contact.contract';
import * as contactQueue from './contact/contact-queue.contract';
import * as content from './content/content.contract';
import * as home from './content/home.contract';
import * as contractBecoming from './contracts/contract-becoming.contract';
import * as contractFiles from './contracts/contract-files.contract';
import * as contractPaper from './contracts/contract-paper.contract';
import * as contractQueue from './contracts/contract-queue.contract';
import * as contractRescission from './contracts/contract-rescission.contract';
import * as contractSignatures from './contracts/contract-signatures.contract';
import * as contractSigning from './contracts/contract-signing.contract';
import * as contracts from './contracts/contracts.contract';
import * as documents from './documents/documents.contract';
import type { Endpoint } from './endpoint/define-endpoint';
import * as factories from './factories/factories.contract';
import * as favorites from './favorites/favorites.contract';
import * as files from './files/files.contract';
import * as largeFiles from './files/large-files.contract';
import * as instanceChanges from './instances/instance-changes.contract';
import * as instances from './instances/instances.contract';
import * as invoiceTitleQueue from './invoice-titles/invoice-title-queue.contract';
import * as invoiceTitles from './invoice-titles/invoice-titles.contract';
import * as invoiceApplications from './invoices/invoice-applications.contract';
import * as invoiceQueue from './invoices/invoice-queue.contract';
import * as invoices from './invoices/invoices.contract';
import * as redInvoices from './invoices/red-invoices.contract';
import * as jobs from './jobs/jobs.contract';
import * as messages from './messages/messages.contract';
import * as modelComments from './models/model-comments.contract';
import * as modelPublishing from './models/model-publishing.contract';
import * as modelQueue from './models/model-queue.contract';
import * as modelSubscriptions from './models/model-subscriptions.contract';
import * as models from './models/models.contract';
import * as news from './news/news.contract';
import * as pages from './pages/pages.contract';
import * as partners from './partners/partners.contract';
import * as paymentSandbox from './payments/payment-sandbox.contract';
import * as payments from './payments/payments.contract';
import * as reconciliation from './payments/reconciliation.contract';
import * as refundQueue from './payments/refund-queue.contract';
import * as remittance from './payments/remittance.contract';
import * as transferQueue from './payments/transfer-queue.contract';
import * as accountClosing from './privacy/account-closing.contract';
import * as privacy from './privacy/privacy.contract';
import * as productDetail from './products/product-detail.contract';
import * as products from './products/products.contract';
import * as coupons from './purchase/coupons.contract';
import * as orderExport from './purchase/order-export.contract';
import * as orderQueue from './purchase/order-queue.contract';
import * as orderReview from './purchase/order-review.contract';
import * as orders from './purchase/orders.contract';
import * as purchase from './purchase/purchase.contract';
import * as realname from './realname/realname.contract';
import * as realnameCredentials from './realname/credentials.contract';
import * as realnameDrafts from './realname/draft.contract';
import * as realnameEnterprise from './realname/enterprise.contract';
import * as realnameFace from './realname/face.contract';
import * as realnameLegalConsent from './realname/legal-consent.contract';
import * as realnameAppeal from './realname/appeal.contract';
import * as realnamePerson from './realname/person.contract';
import * as realnameQueue from './realname/realname-queue.contract';
import * as recruit from './recruit/recruit.contract';
import * as refundApplications from './refunds/refund-application.contract';
import * as refunds from './refunds/refunds.contract';
import * as search from './search/search.contract';
import * as thesaurus from './search/thesaurus.contract';
import * as session from './session/session.contract';
import * as sharing from './sharing/sharing.contract';
import * as solutionDetail from './solutions/solution-detail.contract';
import * as solutionList from './solutions/solution-list.contract';
import * as solutions from './solutions/solutions.contract';
import * as staff from './staff/staff.contract';
import * as tracking from './tracking/tracking.contract';
import * as trialQueue from './trials/trial-queue.contract';
import * as trials from './trials/trials.contract';
import * as verification from './verification/verification.contract';
import * as workOrderActions from './work-orders/work-order-actions.contract';
import * as workOrderQueue from './work-orders/work-order-queue.contract';
import * as workOrders from './work-orders/work-orders.contract';

const DOMAINS = {
  configuration,
  session,
  accounts,
  accountSecurity,
  logins,
  verification,
  products,
  solutions,
  cases,
  content,
  home,
  contact,
  contactQueue,
  staff,
  tracking,
  productDetail,
  solutionDetail,
  solutionList,
  caseDetail,
  news,
  activities,
  enrolment,
  partners,
  models,
  modelSubscriptions,
  modelComments,
  modelPublishing,
  modelQueue,
  recruit,
  factories,
  pages,
  applications,
  applicationQueue,
  itemRequests,
  trials,
  trialQueue,
  favorites,
  files,
  largeFiles,
  orders,
  purchase,
  coupons,
  contractBecoming,
  contractFiles,
  contractPaper,
  contractQueue,
  contractRescission,
  contractSignatures,
  contractSigning,
  contracts,
  payments,
  instances,
  instanceChanges,
  orderExport,
  orderQueue,
  orderReview,
  reconciliation,
  refunds,
  refundApplications,
  refundQueue,
  remittance,
  transferQueue,
  paymentSandbox,
  documents,
  search,
  thesaurus,
  privacy,
  accountClosing,
  workOrders,
  workOrderActions,
  workOrderQueue,
  consoleCards,
  jobs,
  messages,
  addresses,
  invoiceTitles,
  invoiceTitleQueue,
  invoiceApplications,
  invoices,
  redInvoices,
  invoiceQueue,
  realname,
  realnamePerson,
  realnameCredentials,
  realnameDrafts,
  realnameEnterprise,
  realnameFace,
  realnameAppeal,
  realnameLegalConsent,
  realnameQueue,
  sharing,
  communityActions,
  communityBatches,
  communityCollections,
  communityHome,
  communityInvitations,
  communityNotices,
  communityPeople,
  communityReportQueue,
  communityReports,
  communityUninteresting,
  communityWorksExport,
  communityContent,
  communityWriting,
  communityQueue,
  communityAnswers,
  communityQuestions,
  communityComments,
};

/** Every call of the contract by its name, for the server's registration check and the OpenAPI document. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  Object.values(DOMAINS)
    .flatMap((domain) => Object.entries(domain))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
);

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'response' in value;
}
