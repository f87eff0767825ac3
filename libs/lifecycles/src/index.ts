export { ACTOR_LABELS, CLAIM_NOTES, defineLifecycle } from './define-lifecycle';
export type {
  ActionOf,
  ActorRole,
  Duration,
  GuardOf,
  Lifecycle,
  LifecycleState,
  StateOf,
  StateTimer,
  StateTone,
  Transition,
} from './define-lifecycle';
export {
  describeAction,
  describeState,
  findTimer,
  findTransition,
  isFinalState,
  listActions,
  listStates,
} from './walk-lifecycle';
export { allLifecycles } from './all-lifecycles';
export { accountClosingLifecycle } from './account-closing-lifecycle';
export { applicationLifecycle } from './application-lifecycle';
export { billDifferenceLifecycle } from './bill-difference-lifecycle';
export { communityExportLifecycle } from './community-export-lifecycle';
export { communityReportLifecycle } from './community-report-lifecycle';
export { contractLifecycle } from './contract-lifecycle';
export { dataExportLifecycle } from './data-export-lifecycle';
export { enrolmentLifecycle } from './enrolment-lifecycle';
export type { ExportLifecycle } from './export-lifecycle';
export { identificationLifecycle } from './identification-lifecycle';
export { instanceLifecycle } from './instance-lifecycle';
export { invoiceExportLifecycle } from './invoice-export-lifecycle';
export { invoiceLifecycle } from './invoice-lifecycle';
export { invoiceTitleLifecycle } from './invoice-title-lifecycle';
export { communityContentLifecycle, modelListingLifecycle } from './listing-lifecycle';
export { modelSubscriptionLifecycle } from './model-subscription-lifecycle';
export { orderExportLifecycle } from './order-export-lifecycle';
export { orderLifecycle } from './order-lifecycle';
export { paymentLifecycle } from './payment-lifecycle';
export { refundLifecycle } from './refund-lifecycle';
export { transferLifecycle } from './transfer-lifecycle';
export { trialLifecycle } from './trial-lifecycle';
export { workOrderLifecycle } from './work-order-lifecycle';
