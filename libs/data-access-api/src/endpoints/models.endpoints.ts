import type { findModelById, listModelIndustries, listModels } from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query } from '../api/contract-endpoints';

/** Industrial models. What pages show of them is their own business, so no notice tells of a failure. */
export const modelsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    listModels: query<typeof listModels>('POST', '/ptl/model/pageList'),
    listModelIndustries: query<typeof listModelIndustries>('GET', '/ptl/model/industries'),
    findModelById: query<typeof findModelById>('GET', '/ptl/model/findById'),
  }),
});

export const { useFindModelByIdQuery } = modelsApi;
