import type { EndpointData, EndpointInput } from '@portal/api-contract';
import type {
  deleteAddress,
  listOwnAddresses,
  listRegions,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { call, type Submission } from '../api/call';
import { sendOnce } from '../http/send-encrypted';

const SILENT = { isSilent: true };

const changes = (_result: unknown, error: unknown) => (error ? [] : (['Address'] as const));

/** The user's addresses and the regions they lie in (endpoints §4.5). */
export const addressesApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => ({
    listRegions: build.query<EndpointData<typeof listRegions>, EndpointInput<typeof listRegions>>({
      query: call<typeof listRegions>('GET', '/ptl/region/tree'),
      extraOptions: SILENT,
      // They change once in years.
      keepUnusedDataFor: 3600,
    }),
    listOwnAddresses: build.query<EndpointData<typeof listOwnAddresses>, void>({
      query: call<typeof listOwnAddresses>('GET', '/ptl/address/list'),
      providesTags: ['Address'],
      extraOptions: SILENT,
    }),
    saveAddress: build.mutation<EndpointData<typeof saveAddress>, Submission<EndpointInput<typeof saveAddress>>>({
      queryFn: (submission, _api, _options, send) =>
        sendOnce<typeof saveAddress>(send, submission, call<typeof saveAddress>('POST', '/ptl/address/save')),
      invalidatesTags: changes,
    }),
    deleteAddress: build.mutation<EndpointData<typeof deleteAddress>, EndpointInput<typeof deleteAddress>>({
      query: call<typeof deleteAddress>('POST', '/ptl/address/delete'),
      invalidatesTags: changes,
    }),
    setDefaultAddress: build.mutation<EndpointData<typeof setDefaultAddress>, EndpointInput<typeof setDefaultAddress>>({
      query: call<typeof setDefaultAddress>('POST', '/ptl/address/setDefault'),
      invalidatesTags: changes,
    }),
    parseAddress: build.mutation<EndpointData<typeof parseAddress>, EndpointInput<typeof parseAddress>>({
      query: call<typeof parseAddress>('POST', '/ptl/address/parse'),
    }),
  }),
});

export const {
  useListRegionsQuery,
  useListOwnAddressesQuery,
  useSaveAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  useParseAddressMutation,
} = addressesApi;
