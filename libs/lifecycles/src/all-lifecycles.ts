import { accountClosingLifecycle } from './account-closing-lifecycle';
import { applicationLifecycle } from './application-lifecycle';
import { billDifferenceLifecycle } from './bill-difference-lifecycle';
import { communityExportLifecycle } from './community-export-lifecycle';
import { communityReportLifecycle } from './community-report-lifecycle';
import { contractLifecycle } from './contract-lifecycle';
import { dataExportLifecycle } from './data-export-lifecycle';
import type { Lifecycle } from './define-lifecycle';
import { enrolmentLifecycle } from './enrolment-lifecycle';
import { identificationLifecycle } from './identification-lifecycle';
import { instanceLifecycle } from './instance-lifecycle';
import { invoiceExportLifecycle } from './invoice-export-lifecycle';
import { invoiceTitleLifecycle } from './invoice-title-lifecycle';
import { invoiceLifecycle } from './invoice-lifecycle';
import { communityContentLifecycle, modelListingLifecycle } from './listing-lifecycle';
import { modelSubscriptionLifecycle } from './model-subscription-lifecycle';
import { orderExportLifecycle } from './order-export-lifecycle';
import { orderLifecycle } from './order-lifecycle';
import { paymentLifecycle } from './payment-lifecycle';
import { refundLifecycle } from './refund-lifecycle';
import { transferLifecycle } from './transfer-lifecycle';
import { trialLifecycle } from './trial-lifecycle';
import { workOrderLifecycle } from './work-order-lifecycle';

/** Every lifecycle of the product. */
export const allLifecycles: readonly Lifecycle[] = [
  orderLifecycle,
  paymentLifecycle,
  instanceLifecycle,
  invoiceLifecycle,
  contractLifecycle,
  refundLifecycle,
  transferLifecycle,
  billDifferenceLifecycle,
  workOrderLifecycle,
  trialLifecycle,
  applicationLifecycle,
  modelListingLifecycle,
  communityContentLifecycle,
  modelSubscriptionLifecycle,
  communityReportLifecycle,
  communityExportLifecycle,
  invoiceTitleLifecycle,
  accountClosingLifecycle,
  enrolmentLifecycle,
  dataExportLifecycle,
  orderExportLifecycle,
  invoiceExportLifecycle,
  identificationLifecycle,
];
