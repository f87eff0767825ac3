import type { getTrialState } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** How the caller's own trial of a product stands; also asked by pages without a form. */
export const trialStateApi = baseApi.injectEndpoints({
  endpoints: () => ({
    getTrialState: query<typeof getTrialState>('GET', '/portal/workorder/trialManagement/myState', {
      provides: ['Application'],
    }),
  }),
});

export const { useGetTrialStateQuery } = trialStateApi;
