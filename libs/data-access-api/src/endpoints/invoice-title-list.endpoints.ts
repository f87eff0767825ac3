import type { listInvoiceTitles } from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { query } from '../api/contract-endpoints';

/** The user's invoice titles as a list; also asked for by pages that order something (endpoints §4.5). */
export const invoiceTitleListApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listInvoiceTitles: query<typeof listInvoiceTitles>('GET', '/ptl/invoiceTitle/list', { provides: ['InvoiceTitle'] }),
  }),
});
