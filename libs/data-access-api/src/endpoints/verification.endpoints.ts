import type { checkCapCode, EndpointData, EndpointInput, getPic, getQuestion } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** The slider captcha and its question (spec §7). Every call makes or uses up a challenge, so none is cached. */
export const verificationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPic: build.mutation<EndpointData<typeof getPic>, EndpointInput<typeof getPic>>({
      query: call<typeof getPic>('GET', '/portal/openapi/verification/getPic'),
    }),
    getQuestion: build.mutation<EndpointData<typeof getQuestion>, EndpointInput<typeof getQuestion>>({
      query: call<typeof getQuestion>('GET', '/portal/openapi/verification/getQuestion'),
    }),
    checkCapCode: build.mutation<EndpointData<typeof checkCapCode>, EndpointInput<typeof checkCapCode>>({
      query: call<typeof checkCapCode>('GET', '/portal/openapi/verification/checkcapcode'),
    }),
  }),
});
