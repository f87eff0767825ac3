import type { getWechatSignature } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** What pages ask for so that they can be shared (endpoints §4.11). */
export const sharingApi = baseApi.injectEndpoints({
  endpoints: () => ({
    // Nobody has asked for it, and a page can be shared without.
    getWechatSignature: query<typeof getWechatSignature>('GET', '/ptl/wx/jsSignature'),
  }),
});
