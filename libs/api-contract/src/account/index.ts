// What the account area and its operators call.
export { getResources, listAnnouncements, listMonthSpend, listTodos } from '../console/console.contract';
export { CONSOLE_LIMITS, SPEND_MONTHS, TODO_KINDS, UPCOMING_DAYS } from '../console/console.values';
export type { Announcement, MonthSpend, Resource, ResourceOverview, Todo } from '../console/console.contract';

export * from '../contracts/contract-exports';

export {
  cancelOrder,
  countOrders,
  countRefundedOrders,
  getOrder,
  listOrders,
  remarkOrder,
} from '../purchase/orders.contract';
export { exportOrders, getOrderExport, getOrderExportFile, orderFilterSchema } from '../purchase/order-export.contract';
export { describeSpec, describeSpecs, formatPeriod, writeItems } from '../purchase/purchase.rules';
export {
  CHANGE_TYPES,
  ORDER_COLUMN_TITLES,
  ORDER_LIMITS,
  ORDER_SORTS,
  ORDER_TYPES,
  PAY_STATUSES,
} from '../purchase/purchase.values';
export type { OrderBrief, OrderDetail, OrderSort, OrderStatus, OrderType } from '../purchase/orders.contract';
export { deliverOrder, getQueuedOrder, listQueuedOrders, retryOrder } from '../purchase/order-queue.contract';
export { approveOrder, getReviewedOrder, listReviewedOrders, rejectOrder } from '../purchase/order-review.contract';
export type { QueuedOrder, QueuedOrderDetail } from '../purchase/order-queue.contract';
export { ACCESS_KEY_LIMITS } from '../access-keys/access-keys.values';
export type { AccessKey, NewAccessKey } from '../access-keys/access-key.schemas';
export {
  countInstances,
  createInstanceKey,
  deleteInstanceKey,
  getInstance,
  listInstances,
  rotateInstanceKey,
} from '../instances/instances.contract';
export {
  autoRenewInstance,
  getChangeOptions,
  quoteRenewal,
  renewInstance,
  quoteUpgrade,
  upgradeInstance,
} from '../instances/instance-changes.contract';
export type { ChangeOptions } from '../instances/instance-changes.contract';
export type { InstanceChange, UpgradePart } from '../purchase/purchase.contract';
export {
  ENDING_DAYS,
  GRACE_DAYS,
  INSTANCE_LIMITS,
  INSTANCE_SORTS,
  INSTANCE_TABS,
  REMINDER_DAYS,
} from '../instances/instances.values';
export type { Instance, InstanceDetail, InstanceStatus, InstanceTab } from '../instances/instances.contract';
export * from '../models/model-exports';
export { getPayStatus, listOrderPayments, listPayChannels, payOrders } from '../payments/payments.contract';
export {
  MAX_PAID_ORDERS,
  OFFERED_CHANNELS,
  PAY_CHANNELS,
  PAY_WAYS,
  PAYMENT_HOURS,
  SANDBOX_ACTIONS,
  SHOWN_PAYMENTS,
  TRANSFER_LIMITS,
  VOUCHER_STATUSES,
} from '../payments/payments.values';
export {
  getBillDifference,
  listBillDifferences,
  listReconciliations,
  settleBillDifference,
} from '../payments/reconciliation.contract';
export type { BillDifference, BillDifferenceDetail, Reconciliation } from '../payments/reconciliation.contract';
export {
  approveRefund,
  askForRefund,
  countQueuedRefunds,
  failRefund,
  getQueuedRefund,
  getQueuedRefundFile,
  listQueuedRefunds,
  rejectRefund,
  retryRefund,
  revealRefundAccount,
  settleRefund,
} from '../payments/refund-queue.contract';
export type { QueuedRefund, QueuedRefundDetail } from '../payments/refund-queue.contract';
export * from '../refunds/refund-exports';
export type { OpenedPayment, Payment, PaymentStatus } from '../payments/payments.contract';
export type { DifferenceReason, OfferedChannel, PayChannel, PayWay, SandboxAction } from '../payments/payments.values';
export { chooseTransfer, getRemitInfo, uploadVoucher } from '../payments/remittance.contract';
export type { RemitInfo, Voucher } from '../payments/remittance.contract';
export {
  assignTransfer,
  getVoucherFile,
  giveTransferBack,
  importStatement,
  listTransfers,
  listVouchers,
  returnVoucher,
} from '../payments/transfer-queue.contract';
export type { ImportedStatement, QueuedTransfer, QueuedVoucher } from '../payments/transfer-queue.contract';
export * from '../payments/payment-sandbox.contract';
export {
  cancelTrial,
  countTrials,
  extendTrial,
  getTrial,
  listTrials,
  rateTrial,
  trialStatusSchema,
} from '../trials/trials.contract';
export {
  findMaxExtension,
  TRIAL_DATA_DAYS,
  TRIAL_DAYS,
  TRIAL_REMINDERS,
  TRIAL_STATUSES,
} from '../trials/trials.values';
export type { TrialBrief, TrialDetail, TrialStatus } from '../trials/trials.contract';
export {
  countQueuedTrials,
  getQueuedTrial,
  getQueuedTrialFile,
  listQueuedTrials,
  openTrial,
  passTrial,
  rejectTrial,
  retryTrial,
  revealTrialTelephone,
} from '../trials/trial-queue.contract';
export type { QueuedTrial, QueuedTrialDetail } from '../trials/trial-queue.contract';
export type { RecordFile, StateCount, StatusLogEntry } from '../lifecycle/lifecycle.contract';
export {
  confirmWorkOrder,
  deleteWorkOrder,
  escalateWorkOrder,
  exportWorkOrders,
  getTranscript,
  grantDiagnosis,
  rateWorkOrder,
  readReplies,
  reopenWorkOrder,
  replyToWorkOrder,
  revokeGrant,
  urgeWorkOrder,
  withdrawWorkOrder,
} from '../work-orders/work-order-actions.contract';
export {
  countWorkOrders,
  getWorkOrder,
  listWorkOrders,
  listWorkOrderTypes,
  saveWorkOrder,
  suggestForWorkOrder,
  workOrderRequestSchema,
} from '../work-orders/work-orders.contract';
export {
  CONTACT_HOURS,
  GRANT_DAYS,
  GRANT_SCOPES,
  RATING_TAGS,
  WORK_ORDER_LIMITS,
  WORK_ORDER_SEVERITIES,
} from '../work-orders/work-orders.values';
export type {
  WorkOrderBrief,
  WorkOrderDetail,
  WorkOrderMessage,
  WorkOrderRating,
  WorkOrderRequest,
  WorkOrderStatus,
  WorkOrderSuggestion,
  WorkOrderType,
} from '../work-orders/work-orders.contract';
export {
  answerWorkOrder,
  assignWorkOrder,
  claimWorkOrder,
  countQueuedWorkOrders,
  finishCallBack,
  getQueuedWorkOrder,
  getQueuedWorkOrderFile,
  listQueuedWorkOrders,
  releaseWorkOrder,
  revealTelephone,
} from '../work-orders/work-order-queue.contract';
export {
  claimApplication,
  countQueuedApplications,
  getQueuedApplication,
  getQueuedApplicationFile,
  listQueuedApplications,
  passApplication,
  rejectApplication,
  releaseApplication,
  revealApplicationTelephone,
} from '../applications/application-queue.contract';
export type { QueuedApplication, QueuedApplicationDetail } from '../applications/application-queue.contract';
export { listDeadJobs, retryDeadJob } from '../jobs/jobs.contract';
export type { DeadJob } from '../jobs/jobs.contract';
export { grantStaffRoles, listStaff, revokeStaffRoles } from '../staff/staff.contract';
export type { StaffMember } from '../staff/staff.contract';
export { getQueuedContact, handleContact, listQueuedContacts } from '../contact/contact-queue.contract';
export type { QueuedContact, QueuedContactDetail } from '../contact/contact-queue.contract';
export {
  deleteMessages,
  getMessage,
  getMessagePreference,
  getUnreadCount,
  listMessages,
  readMessages,
  streamMessages,
  updateMessagePreference,
} from '../messages/messages.contract';
export { MESSAGE_TYPES } from '../messages/messages.values';
export type {
  Message,
  MessageChannel,
  MessageEvent,
  MessagePreference,
  MessageType,
  QuietHours,
  UnreadCounts,
} from '../messages/messages.contract';
export {
  changeMail,
  changeMobile,
  changePassword,
  getAccountSecurity,
  verifyCode,
} from '../account-security/account-security.contract';
export { PROOF_WAYS } from '../account-security/account-security.values';
export type { AccountSecurity, ProofWay, SecurityScene } from '../account-security/account-security.contract';
export { listDevices, listLoginLog, removeDevice, removeOtherDevices } from '../account-security/logins.contract';
export { LOGIN_WAYS } from '../account-security/account-security.values';
export type { Device, LoginRecord, LoginWay } from '../account-security/logins.contract';
export {
  addressFormSchema,
  deleteAddress,
  listOwnAddresses,
  listRegions,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '../addresses/addresses.contract';
export type { Address, AddressForm, ParsedAddress, Region } from '../addresses/addresses.contract';
export {
  deleteInvoiceTitle,
  getInvoiceTitle,
  invoiceTitleFormSchema,
  listInvoiceTitles,
  saveInvoiceTitle,
  setDefaultInvoiceTitle,
  withdrawInvoiceTitle,
} from '../invoice-titles/invoice-titles.contract';
export type {
  InvoiceTitle,
  InvoiceTitleDetail,
  InvoiceTitleForm,
  InvoiceTitleStatus,
} from '../invoice-titles/invoice-titles.contract';
export {
  countQueuedInvoiceTitles,
  expireInvoiceTitle,
  getQueuedInvoiceTitle,
  getQueuedInvoiceTitleFile,
  listQueuedInvoiceTitles,
  passInvoiceTitle,
  rejectInvoiceTitle,
} from '../invoice-titles/invoice-title-queue.contract';
export * from '../invoices/invoice-exports';
export { checkAccountClosing, requestAccountClosing, revokeAccountClosing } from '../privacy/account-closing.contract';
export { COOLING_OFF_DAYS } from '../privacy/privacy.values';
export type { AccountClosing, ClosingBlocker, ClosingCheck, RetentionRule } from '../privacy/account-closing.contract';
export {
  getDataExport,
  getDataExportFile,
  listConsents,
  requestDataExport,
  saveConsent,
} from '../privacy/privacy.contract';
export type { ExportStatus, ExportTask } from '../endpoint/export-task';
export type { Consent, ConsentKey, DataExport } from '../privacy/privacy.contract';
export { pushAddresses } from '../sharing/sharing.contract';
export { MAX_PUSHED } from '../sharing/sharing.values';
export type { PushResult } from '../sharing/sharing.contract';
export * from '../realname/realname-exports';
export { COUPON_LIMITS } from '../purchase/purchase.values';
export { giveCoupon, listCoupons } from '../purchase/coupons.contract';
export type { Coupon } from '../purchase/coupons.contract';
