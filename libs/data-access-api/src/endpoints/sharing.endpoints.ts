import type { EndpointData, EndpointInput, getWechatSignature } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** What pages ask for so that they can be shared (endpoints §4.11). */
export const sharingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getWechatSignature: build.query<EndpointData<typeof getWechatSignature>, EndpointInput<typeof getWechatSignature>>({
      query: call<typeof getWechatSignature>('GET', '/ptl/wx/jsSignature'),
      // Nobody has asked for it, and a page can be shared without.
      extraOptions: { isSilent: true },
    }),
  }),
});
