import type { Endpoint, EndpointInput } from '@portal/api-contract';
import type {
  autoRenewInstance,
  countInstances,
  createInstanceKey,
  deleteInstanceKey,
  getChangeOptions,
  getInstance,
  InstanceDetail,
  listInstances,
  quoteRenewal,
  rotateInstanceKey,
  quoteUpgrade,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import type { Submission } from '../api/call';
import { type Mutation, mutation, query, submit } from '../api/contract-endpoints';
import { submitTransition } from '../api/record-transition';

const LIST = { type: 'Instance', id: 'LIST' } as const;
const DETAIL = { type: 'Instance', id: 'DETAIL' } as const;

// The whole product is the response, and is shown at once.
const transition = <E extends Endpoint>(path: E['path']): Mutation<Submission<EndpointInput<E>>, InstanceDetail> =>
  submitTransition<E, InstanceDetail>(path, {
    invalidates: [LIST],
    show: (instance) => instancesApi.util.upsertQueryData('getInstance', { instanceId: instance.instanceId }, instance),
  });

/** The user's products in use (spec §2; endpoints §4.4). */
export const instancesApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listInstances: query<typeof listInstances>('POST', '/ptl/myProduct/pageList', { provides: [LIST] }),
    countInstances: query<typeof countInstances>('GET', '/ptl/myProduct/statusCount', { provides: [LIST] }),
    getInstance: query<typeof getInstance>('GET', '/ptl/myProduct/detail', { provides: [DETAIL] }),
    getChangeOptions: query<typeof getChangeOptions>('GET', '/ptl/order/changeOptions', { provides: [DETAIL] }),
    // Prices: asked for by a POST, but read.
    quoteRenewal: query<typeof quoteRenewal>('POST', '/ptl/order/renewQuote', { keepUnusedDataFor: 0 }),
    quoteUpgrade: query<typeof quoteUpgrade>('POST', '/ptl/order/upgradeQuote', { keepUnusedDataFor: 0 }),
    autoRenewInstance: transition<typeof autoRenewInstance>('/ptl/order/autoRenew'),
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

export const {
  useAutoRenewInstanceMutation,
  useCreateInstanceKeyMutation,
  useDeleteInstanceKeyMutation,
  useQuoteRenewalQuery,
  useRotateInstanceKeyMutation,
  useQuoteUpgradeQuery,
} = instancesApi;
