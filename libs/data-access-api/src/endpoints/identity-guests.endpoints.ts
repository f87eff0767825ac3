import type { confirmSignLink, playTelephone, viewSignLink } from '@portal/api-contract/account';
import { baseApi } from '../api/api';
import { mutation, query } from '../api/contract-endpoints';

/** What people without an account do in a verification: with the link or the code that they were given. */
export const identityGuestsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    viewSignLink: query<typeof viewSignLink>('POST', '/ptl/identification/signLinkInfo'),
    confirmSignLink: mutation<typeof confirmSignLink>('POST', '/ptl/identification/signLinkConfirm'),
    playTelephone: mutation<typeof playTelephone>('POST', '/ptl/identification/sandboxFace'),
  }),
});

export const { useConfirmSignLinkMutation, usePlayTelephoneMutation } = identityGuestsApi;
