import type { addVisit, EndpointData, EndpointInput, getOwnAddress } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

// Nobody is told that a visit could not be counted.
const SILENT = { isSilent: true };

/** The visit log and the look-up of the visitor's address (spec §7). */
export const visitApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOwnAddress: build.query<EndpointData<typeof getOwnAddress>, void>({
      query: call<typeof getOwnAddress>('GET', '/ptl/ip'),
      extraOptions: SILENT,
    }),
    addVisit: build.mutation<EndpointData<typeof addVisit>, EndpointInput<typeof addVisit>>({
      query: call<typeof addVisit>('POST', '/ptl/uv/addVisit'),
      extraOptions: SILENT,
    }),
  }),
});
