// Invoices, for the account area and finance.
export {
  applyForInvoice,
  invoiceCandidateSchema,
  listCandidateIds,
  listInvoiceCandidates,
  previewInvoice,
} from './invoice-applications.contract';
export type {
  CandidateId,
  InvoiceAddress,
  InvoiceApplication,
  InvoiceBuyer,
  InvoiceCandidate,
  InvoiceCandidates,
  InvoiceLine,
  InvoicePreview,
} from './invoice-applications.contract';
export { invoiceMailsSchema } from './invoice-fields';
export type {
  InvoiceFormat,
  InvoiceMedium,
  InvoicePart,
  InvoiceStatus,
  InvoiceSubject,
  InvoiceType,
} from './invoice-fields';
export {
  confirmInvoiceReceipt,
  countInvoices,
  deleteInvoice,
  getInvoice,
  getInvoiceFile,
  getInvoiceZip,
  getInvoiceZipFile,
  listInvoicedOrders,
  listInvoices,
  resendInvoiceMail,
  summarizeInvoices,
  withdrawInvoice,
  zipInvoices,
} from './invoices.contract';
export type { InvoiceBrief, InvoiceDetail, InvoicedOrder, InvoiceFile, InvoiceSummary } from './invoices.contract';
export { confirmRedInvoice, getRedInvoice, requestRedInvoice } from './red-invoices.contract';
export type { InvoiceRed, RedCode, RedReason, RedStatus } from './red-invoices.contract';
export {
  acceptInvoiceWithdrawal,
  approveRedInvoice,
  claimInvoice,
  countQueuedInvoices,
  getQueuedInvoice,
  listQueuedInvoices,
  passInvoice,
  postInvoice,
  rejectInvoiceWithdrawal,
  rejectRedInvoice,
  rejectInvoice,
  releaseInvoice,
} from './invoice-queue.contract';
export type { QueuedInvoice, QueuedInvoiceDetail } from './invoice-queue.contract';
export { checkInvoiceMails, INVOICE_RULES } from './invoices.rules';
export * from './invoices.values';
