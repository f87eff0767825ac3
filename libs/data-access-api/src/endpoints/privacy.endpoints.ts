import type {
  checkAccountClosing,
  getDataExport,
  listConsents,
  requestAccountClosing,
  requestDataExport,
  revokeAccountClosing,
  saveConsent,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { mutation, query, submit } from '../api/contract-endpoints';

/** Consents, the export of personal data, and the closing of the account (endpoints §4.2). */
export const privacyApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listConsents: query<typeof listConsents>('GET', '/ptl/privacy/consents', {
      provides: [{ type: 'Privacy', id: 'CONSENTS' }],
    }),
    saveConsent: mutation<typeof saveConsent>('POST', '/ptl/privacy/consent', {
      // A verification ends with the consent that it rests on.
      invalidatesAnyway: [{ type: 'Privacy', id: 'CONSENTS' }, 'Realname'],
    }),
    getDataExport: query<typeof getDataExport>('GET', '/ptl/privacy/exportStatus', {
      provides: [{ type: 'Privacy', id: 'EXPORT' }],
    }),
    requestDataExport: submit<typeof requestDataExport>('POST', '/ptl/privacy/export', {
      // Also when it is rejected: another tab may have asked for one.
      invalidatesAnyway: [{ type: 'Privacy', id: 'EXPORT' }],
    }),
    checkAccountClosing: query<typeof checkAccountClosing>('GET', '/ptl/account/cancelCheck', {
      provides: [{ type: 'Privacy', id: 'CLOSING' }],
    }),
    requestAccountClosing: submit<typeof requestAccountClosing>('POST', '/ptl/account/cancel', {
      invalidates: [{ type: 'Privacy', id: 'CLOSING' }, 'Message'],
    }),
    revokeAccountClosing: mutation<typeof revokeAccountClosing>('POST', '/ptl/account/cancelRevoke', {
      invalidatesAnyway: [{ type: 'Privacy', id: 'CLOSING' }, 'Message'],
    }),
  }),
});

export const {
  useSaveConsentMutation,
  useRequestDataExportMutation,
  useRequestAccountClosingMutation,
  useRevokeAccountClosingMutation,
} = privacyApi;
