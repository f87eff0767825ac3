import type { EndpointData, EndpointInput, getTrialState } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** How the caller's own trial of a product stands; also asked by pages without a form. */
export const trialStateApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getTrialState: build.query<EndpointData<typeof getTrialState>, EndpointInput<typeof getTrialState>>({
      query: call<typeof getTrialState>('GET', '/portal/workorder/trialManagement/myState'),
      providesTags: ['Application'],
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useGetTrialStateQuery } = trialStateApi;
