import type { checkToken, EndpointData } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** Validation of a stored token (spec §7). */
export const sessionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    checkToken: build.query<EndpointData<typeof checkToken>, void>({
      query: call<typeof checkToken>('GET', '/ptl/auth/api/checkToken'),
    }),
  }),
});
