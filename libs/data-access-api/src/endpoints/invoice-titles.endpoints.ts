import type { EndpointData, EndpointInput } from '@portal/api-contract';
import type {
  deleteInvoiceTitle,
  getInvoiceTitle,
  listInvoiceTitles,
  saveInvoiceTitle,
  setDefaultInvoiceTitle,
  withdrawInvoiceTitle,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { call, type Submission } from '../api/call';
import { sendOnce } from '../http/send-encrypted';

const SILENT = { isSilent: true };

const changes = (_result: unknown, error: unknown) => (error ? [] : (['InvoiceTitle'] as const));

/** The user's invoice titles (endpoints §4.5). */
export const invoiceTitlesApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => ({
    listInvoiceTitles: build.query<EndpointData<typeof listInvoiceTitles>, void>({
      query: call<typeof listInvoiceTitles>('GET', '/ptl/invoiceTitle/list'),
      providesTags: ['InvoiceTitle'],
      extraOptions: SILENT,
    }),
    getInvoiceTitle: build.query<EndpointData<typeof getInvoiceTitle>, EndpointInput<typeof getInvoiceTitle>>({
      query: call<typeof getInvoiceTitle>('GET', '/ptl/invoiceTitle/detail'),
      providesTags: ['InvoiceTitle'],
      extraOptions: SILENT,
    }),
    saveInvoiceTitle: build.mutation<
      EndpointData<typeof saveInvoiceTitle>,
      Submission<EndpointInput<typeof saveInvoiceTitle>>
    >({
      queryFn: (submission, _api, _options, send) =>
        sendOnce<typeof saveInvoiceTitle>(
          send,
          submission,
          call<typeof saveInvoiceTitle>('POST', '/ptl/invoiceTitle/save'),
        ),
      invalidatesTags: changes,
    }),
    deleteInvoiceTitle: build.mutation<
      EndpointData<typeof deleteInvoiceTitle>,
      EndpointInput<typeof deleteInvoiceTitle>
    >({
      query: call<typeof deleteInvoiceTitle>('POST', '/ptl/invoiceTitle/delete'),
      invalidatesTags: changes,
    }),
    setDefaultInvoiceTitle: build.mutation<
      EndpointData<typeof setDefaultInvoiceTitle>,
      EndpointInput<typeof setDefaultInvoiceTitle>
    >({
      query: call<typeof setDefaultInvoiceTitle>('POST', '/ptl/invoiceTitle/setDefault'),
      invalidatesTags: changes,
    }),
    withdrawInvoiceTitle: build.mutation<
      EndpointData<typeof withdrawInvoiceTitle>,
      EndpointInput<typeof withdrawInvoiceTitle>
    >({
      query: call<typeof withdrawInvoiceTitle>('POST', '/ptl/invoiceTitle/withdrawAudit'),
      invalidatesTags: changes,
    }),
  }),
});

export const {
  useListInvoiceTitlesQuery,
  useGetInvoiceTitleQuery,
  useSaveInvoiceTitleMutation,
  useDeleteInvoiceTitleMutation,
  useSetDefaultInvoiceTitleMutation,
  useWithdrawInvoiceTitleMutation,
} = invoiceTitlesApi;
