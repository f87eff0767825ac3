import type { checkCapCode, getPic, getQuestion } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { mutation } from '../api/contract-endpoints';

/** The slider captcha and its question (spec §7). Every call makes or uses up a challenge, so none is cached. */
export const verificationApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getPic: mutation<typeof getPic>('GET', '/portal/openapi/verification/getPic', { notifiesOfErrors: true }),
    getQuestion: mutation<typeof getQuestion>('GET', '/portal/openapi/verification/getQuestion', {
      notifiesOfErrors: true,
    }),
    checkCapCode: mutation<typeof checkCapCode>('GET', '/portal/openapi/verification/checkcapcode', {
      notifiesOfErrors: true,
    }),
  }),
});
