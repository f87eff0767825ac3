import type { confirmSignLink, playTelephone, returnFromFace, viewSignLink } from '@portal/api-contract/account';
import { baseApi } from '../api/api';
import { mutation, query } from '../api/contract-endpoints';

/** What people without an account do in a verification: with the link or the code that they were given. */
export const identityGuestsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    viewSignLink: query<typeof viewSignLink>('POST', '/ptl/identification/signLinkInfo'),
    confirmSignLink: mutation<typeof confirmSignLink>('POST', '/ptl/identification/signLinkConfirm'),
    playTelephone: mutation<typeof playTelephone>('POST', '/ptl/identification/sandboxFace'),
    returnFromFace: mutation<typeof returnFromFace>('POST', '/ptl/identification/faceReturn'),
  }),
});

export const { useConfirmSignLinkMutation, usePlayTelephoneMutation, useReturnFromFaceMutation } = identityGuestsApi;
