import type { EndpointData, EndpointInput } from '@portal/api-contract';
import type {
  checkAccountClosing,
  ClosingCheck,
  Consent,
  DataExport,
  getDataExport,
  listConsents,
  requestAccountClosing,
  requestDataExport,
  revokeAccountClosing,
  saveConsent,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { call, type Submission } from '../api/call';

// The page shows by itself what could not be read or done.
const SILENT = { isSilent: true };

/** Consents, the export of personal data, and the closing of the account (endpoints §4.2). */
export const privacyApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => ({
    listConsents: build.query<Consent[], void>({
      query: call<typeof listConsents>('GET', '/ptl/privacy/consents'),
      providesTags: [{ type: 'Privacy', id: 'CONSENTS' }],
      extraOptions: SILENT,
    }),
    saveConsent: build.mutation<Consent, EndpointInput<typeof saveConsent>>({
      query: call<typeof saveConsent>('POST', '/ptl/privacy/consent'),
      invalidatesTags: [{ type: 'Privacy', id: 'CONSENTS' }],
      extraOptions: SILENT,
    }),
    getDataExport: build.query<DataExport | null, EndpointInput<typeof getDataExport>>({
      query: call<typeof getDataExport>('GET', '/ptl/privacy/exportStatus'),
      providesTags: [{ type: 'Privacy', id: 'EXPORT' }],
      extraOptions: SILENT,
    }),
    requestDataExport: build.mutation<
      EndpointData<typeof requestDataExport>,
      Submission<EndpointInput<typeof requestDataExport>>
    >({
      query: ({ body, idempotencyKey }) => ({
        ...call<typeof requestDataExport>('POST', '/ptl/privacy/export')(body),
        idempotencyKey,
      }),
      // Also when it is refused: another tab may have asked for one.
      invalidatesTags: [{ type: 'Privacy', id: 'EXPORT' }],
      extraOptions: SILENT,
    }),
    checkAccountClosing: build.query<ClosingCheck, void>({
      query: call<typeof checkAccountClosing>('GET', '/ptl/account/cancelCheck'),
      providesTags: [{ type: 'Privacy', id: 'CLOSING' }],
      extraOptions: SILENT,
    }),
    requestAccountClosing: build.mutation<
      EndpointData<typeof requestAccountClosing>,
      Submission<EndpointInput<typeof requestAccountClosing>>
    >({
      query: ({ body, idempotencyKey }) => ({
        ...call<typeof requestAccountClosing>('POST', '/ptl/account/cancel')(body),
        idempotencyKey,
      }),
      invalidatesTags: (_result, error) => (error ? [] : [{ type: 'Privacy', id: 'CLOSING' }, 'Message']),
      extraOptions: SILENT,
    }),
    revokeAccountClosing: build.mutation<EndpointData<typeof revokeAccountClosing>, void>({
      query: call<typeof revokeAccountClosing>('POST', '/ptl/account/cancelRevoke'),
      invalidatesTags: [{ type: 'Privacy', id: 'CLOSING' }, 'Message'],
      extraOptions: SILENT,
    }),
  }),
});

export const {
  useListConsentsQuery,
  useSaveConsentMutation,
  useGetDataExportQuery,
  useRequestDataExportMutation,
  useCheckAccountClosingQuery,
  useRequestAccountClosingMutation,
  useRevokeAccountClosingMutation,
} = privacyApi;
