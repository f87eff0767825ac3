import type {
  deleteInvoiceTitle,
  getInvoiceTitle,
  saveInvoiceTitle,
  setDefaultInvoiceTitle,
  withdrawInvoiceTitle,
} from '@portal/api-contract/account';
import { mutation, query } from '../api/contract-endpoints';
import { submitEncrypted } from '../api/encrypted-submission';
import { invoiceTitleListApi } from './invoice-title-list.endpoints';

/** The user's invoice titles (endpoints §4.5). */
export const invoiceTitlesApi = invoiceTitleListApi.injectEndpoints({
  endpoints: () => ({
    getInvoiceTitle: query<typeof getInvoiceTitle>('GET', '/ptl/invoiceTitle/detail', { provides: ['InvoiceTitle'] }),
    saveInvoiceTitle: submitEncrypted<typeof saveInvoiceTitle>('POST', '/ptl/invoiceTitle/save', {
      invalidates: ['InvoiceTitle'],
    }),
    deleteInvoiceTitle: mutation<typeof deleteInvoiceTitle>('POST', '/ptl/invoiceTitle/delete', {
      invalidates: ['InvoiceTitle'],
      notifiesOfErrors: true,
    }),
    setDefaultInvoiceTitle: mutation<typeof setDefaultInvoiceTitle>('POST', '/ptl/invoiceTitle/setDefault', {
      invalidates: ['InvoiceTitle'],
      notifiesOfErrors: true,
    }),
    withdrawInvoiceTitle: mutation<typeof withdrawInvoiceTitle>('POST', '/ptl/invoiceTitle/withdrawAudit', {
      invalidates: ['InvoiceTitle'],
      notifiesOfErrors: true,
    }),
  }),
});

export const {
  useGetInvoiceTitleQuery,
  useSaveInvoiceTitleMutation,
  useDeleteInvoiceTitleMutation,
  useSetDefaultInvoiceTitleMutation,
  useWithdrawInvoiceTitleMutation,
} = invoiceTitlesApi;
