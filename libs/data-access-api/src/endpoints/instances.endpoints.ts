import type {
  countInstances,
  createInstanceKey,
  deleteInstanceKey,
  getInstance,
  listInstances,
  rotateInstanceKey,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { mutation, query, submit } from '../api/contract-endpoints';

const LIST = { type: 'Instance', id: 'LIST' } as const;
const DETAIL = { type: 'Instance', id: 'DETAIL' } as const;

/** The user's products in use (spec §2; endpoints §4.4). */
export const instancesApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listInstances: query<typeof listInstances>('POST', '/ptl/myProduct/pageList', { provides: [LIST] }),
    countInstances: query<typeof countInstances>('GET', '/ptl/myProduct/statusCount', { provides: [LIST] }),
    getInstance: query<typeof getInstance>('GET', '/ptl/myProduct/detail', { provides: [DETAIL] }),
    createInstanceKey: submit<typeof createInstanceKey>('POST', '/ptl/myProduct/keyCreate', {
      invalidates: [DETAIL],
      notifiesOfErrors: true,
    }),
    rotateInstanceKey: submit<typeof rotateInstanceKey>('POST', '/ptl/myProduct/keyRotate', {
      invalidatesAnyway: [DETAIL],
      notifiesOfErrors: true,
    }),
    deleteInstanceKey: mutation<typeof deleteInstanceKey>('POST', '/ptl/myProduct/keyDelete', {
      invalidatesAnyway: [DETAIL],
      notifiesOfErrors: true,
    }),
  }),
});

export const { useCreateInstanceKeyMutation, useDeleteInstanceKeyMutation, useRotateInstanceKeyMutation } =
  instancesApi;
