import type { addVisit, getOwnAddress } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { mutation, query } from '../api/contract-endpoints';

/** The visit log and the look-up of the visitor's address (spec §7). */
export const visitApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getOwnAddress: query<typeof getOwnAddress>('GET', '/ptl/ip'),
    addVisit: mutation<typeof addVisit>('POST', '/ptl/uv/addVisit'),
  }),
});
