import type {
  applyForInvoice,
  confirmInvoiceReceipt,
  confirmRedInvoice,
  countInvoices,
  deleteInvoice,
  getInvoice,
  getInvoiceZip,
  getRedInvoice,
  listCandidateIds,
  listInvoiceCandidates,
  listInvoicedOrders,
  listInvoices,
  previewInvoice,
  requestRedInvoice,
  resendInvoiceMail,
  suggestInvoiceTitle,
  summarizeInvoices,
  withdrawInvoice,
  zipInvoices,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { mutation, query, submit } from '../api/contract-endpoints';

const LIST = { type: 'Invoice', id: 'LIST' } as const;
const DETAIL = { type: 'Invoice', id: 'DETAIL' } as const;
const ZIP = { type: 'Invoice', id: 'ZIP' } as const;

/** Whatever becomes of a step, the invoice is read again: it may have moved on. Orders say what of them is invoiced. */
const STEP = { invalidatesAnyway: [DETAIL, LIST, 'Order'] } as const;

/** The user's invoices (spec §2; endpoints §4.5). */
export const invoicesApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listInvoiceCandidates: query<typeof listInvoiceCandidates>('POST', '/ptl/invoice/candidateList', {
      provides: [LIST],
    }),
    listCandidateIds: query<typeof listCandidateIds>('POST', '/ptl/invoice/candidateIds', { provides: [LIST] }),
    suggestInvoiceTitle: query<typeof suggestInvoiceTitle>('POST', '/ptl/invoice/suggestedTitle', {
      provides: ['Order'],
    }),
    // Asked for anew each time; once it is applied for there is nothing to preview.
    previewInvoice: query<typeof previewInvoice>('POST', '/ptl/invoice/preview'),
    applyForInvoice: submit<typeof applyForInvoice>('POST', '/ptl/invoice/apply', STEP),
    listInvoices: query<typeof listInvoices>('POST', '/ptl/invoice/pageList', { provides: [LIST] }),
    countInvoices: query<typeof countInvoices>('GET', '/ptl/invoice/statusCount', { provides: [LIST] }),
    summarizeInvoices: query<typeof summarizeInvoices>('GET', '/ptl/invoice/summary', { provides: [LIST] }),
    getInvoice: query<typeof getInvoice>('GET', '/ptl/invoice/detail', { provides: [DETAIL] }),
    listInvoicedOrders: query<typeof listInvoicedOrders>('POST', '/ptl/invoice/orderList', { provides: [DETAIL] }),
    withdrawInvoice: submit<typeof withdrawInvoice>('POST', '/ptl/invoice/withdraw', STEP),
    confirmInvoiceReceipt: submit<typeof confirmInvoiceReceipt>('POST', '/ptl/invoice/confirmReceipt', STEP),
    deleteInvoice: mutation<typeof deleteInvoice>('POST', '/ptl/invoice/delete', { invalidates: [LIST] }),
    resendInvoiceMail: submit<typeof resendInvoiceMail>('POST', '/ptl/invoice/resendMail', { invalidates: [DETAIL] }),
    zipInvoices: submit<typeof zipInvoices>('POST', '/ptl/invoice/batchDownload', {
      // Also when it is rejected: another tab may have asked for one.
      invalidatesAnyway: [ZIP],
    }),
    getInvoiceZip: query<typeof getInvoiceZip>('GET', '/ptl/invoice/batchStatus', { provides: [ZIP] }),
    requestRedInvoice: submit<typeof requestRedInvoice>('POST', '/ptl/invoice/redApply', STEP),
    getRedInvoice: query<typeof getRedInvoice>('GET', '/ptl/invoice/redStatus', { provides: [DETAIL] }),
    confirmRedInvoice: submit<typeof confirmRedInvoice>('POST', '/ptl/invoice/redConfirm', STEP),
  }),
});

export const {
  useApplyForInvoiceMutation,
  useConfirmInvoiceReceiptMutation,
  useConfirmRedInvoiceMutation,
  useDeleteInvoiceMutation,
  useListInvoicesQuery,
  useRequestRedInvoiceMutation,
  useResendInvoiceMailMutation,
  useSuggestInvoiceTitleQuery,
  useWithdrawInvoiceMutation,
  useZipInvoicesMutation,
} = invoicesApi;
