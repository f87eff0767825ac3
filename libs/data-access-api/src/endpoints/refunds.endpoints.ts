import type { Endpoint, EndpointInput } from '@portal/api-contract';
import type {
  appealRefund,
  applyForRefund,
  calculateRefund,
  cancelRefund,
  countRefunds,
  getRefund,
  getRefundOptions,
  listRefunds,
  RefundDetail,
  supplementRefund,
  updateRefundAccount,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import type { Submission } from '../api/call';
import { type Mutation, query, submit } from '../api/contract-endpoints';
import { submitTransition } from '../api/record-transition';

const LIST = { type: 'Refund', id: 'LIST' } as const;

/** Orders and products say how their refunds stand, and the console what waits for the reader. */
const CHANGED = [LIST, 'Order', 'Instance', 'Console'] as const;

const transition = <E extends Endpoint>(path: E['path']): Mutation<Submission<EndpointInput<E>>, RefundDetail> =>
  submitTransition<E, RefundDetail>(path, {
    invalidates: CHANGED,
    show: (refund) => refundsApi.util.upsertQueryData('getRefund', { refundNo: refund.refundNo }, refund),
  });

/** Refunds of the user's orders (spec §2; endpoints §4.6). */
export const refundsApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    getRefundOptions: query<typeof getRefundOptions>('GET', '/ptl/refund/options', { provides: [LIST] }),
    // A sum: asked for by a POST, but read.
    calculateRefund: query<typeof calculateRefund>('POST', '/ptl/refund/calc', { keepUnusedDataFor: 0 }),
    applyForRefund: submit<typeof applyForRefund>('POST', '/ptl/refund/apply', { invalidates: CHANGED }),
    listRefunds: query<typeof listRefunds>('POST', '/ptl/refund/pageList', { provides: [LIST] }),
    countRefunds: query<typeof countRefunds>('GET', '/ptl/refund/statusCount', { provides: [LIST] }),
    getRefund: query<typeof getRefund>('GET', '/ptl/refund/detail', {
      provides: ({ refundNo }) => [{ type: 'Refund', id: refundNo }],
    }),
    supplementRefund: transition<typeof supplementRefund>('/ptl/refund/supplement'),
    cancelRefund: transition<typeof cancelRefund>('/ptl/refund/cancel'),
    appealRefund: transition<typeof appealRefund>('/ptl/refund/appeal'),
    updateRefundAccount: transition<typeof updateRefundAccount>('/ptl/refund/updateAccount'),
  }),
});

export const {
  useAppealRefundMutation,
  useApplyForRefundMutation,
  useCalculateRefundQuery,
  useCancelRefundMutation,
  useSupplementRefundMutation,
  useUpdateRefundAccountMutation,
} = refundsApi;
