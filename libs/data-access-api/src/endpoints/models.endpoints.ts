import type { EndpointData, EndpointInput, findModelById, listModelIndustries, listModels } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';

/** Industrial models. What pages show of them is their own business, so no notice tells of a failure. */
export const modelsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listModels: build.query<EndpointData<typeof listModels>, EndpointInput<typeof listModels>>({
      query: call<typeof listModels>('POST', '/ptl/model/pageList'),
      extraOptions: { isSilent: true },
    }),
    listModelIndustries: build.query<
      EndpointData<typeof listModelIndustries>,
      EndpointInput<typeof listModelIndustries>
    >({
      query: call<typeof listModelIndustries>('GET', '/ptl/model/industries'),
      extraOptions: { isSilent: true },
    }),
    findModelById: build.query<EndpointData<typeof findModelById>, EndpointInput<typeof findModelById>>({
      query: call<typeof findModelById>('GET', '/ptl/model/findById'),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useListModelsQuery, useListModelIndustriesQuery, useFindModelByIdQuery } = modelsApi;
