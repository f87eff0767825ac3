import type {
  deleteAddress,
  listOwnAddresses,
  listRegions,
  parseAddress,
  saveAddress,
  setDefaultAddress,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { mutation, query } from '../api/contract-endpoints';
import { submitEncrypted } from '../api/encrypted-submission';

/** The user's addresses and the regions they lie in (endpoints §4.5). */
export const addressesApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listRegions: query<typeof listRegions>('GET', '/ptl/region/tree', {
      // They change once in years.
      keepUnusedDataFor: 3600,
    }),
    listOwnAddresses: query<typeof listOwnAddresses>('GET', '/ptl/address/list', { provides: ['Address'] }),
    saveAddress: submitEncrypted<typeof saveAddress>('POST', '/ptl/address/save', { invalidates: ['Address'] }),
    deleteAddress: mutation<typeof deleteAddress>('POST', '/ptl/address/delete', {
      invalidates: ['Address'],
      notifiesOfErrors: true,
    }),
    setDefaultAddress: mutation<typeof setDefaultAddress>('POST', '/ptl/address/setDefault', {
      invalidates: ['Address'],
      notifiesOfErrors: true,
    }),
    parseAddress: mutation<typeof parseAddress>('POST', '/ptl/address/parse', { notifiesOfErrors: true }),
  }),
});

export const {
  useListRegionsQuery,
  useSaveAddressMutation,
  useDeleteAddressMutation,
  useSetDefaultAddressMutation,
  useParseAddressMutation,
} = addressesApi;
