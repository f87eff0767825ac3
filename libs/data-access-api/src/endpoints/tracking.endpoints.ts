import type { addVisit, EndpointData, EndpointInput } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** Visit log (spec §3). */
export const trackingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    addVisit: build.mutation<EndpointData<typeof addVisit>, EndpointInput<typeof addVisit>>({
      query: call<typeof addVisit>('POST', '/ptl/uv/addVisit'),
    }),
  }),
});
