import type { Endpoint, EndpointInput } from '@portal/api-contract';
import type {
  cancelOrder,
  countOrders,
  countRefundedOrders,
  exportOrders,
  getOrder,
  getOrderExport,
  listOrders,
  OrderDetail,
  remarkOrder,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import type { Submission } from '../api/call';
import { type Mutation, query, submit } from '../api/contract-endpoints';
import { submitTransition } from '../api/record-transition';

const LIST = { type: 'Order', id: 'LIST' } as const;
const EXPORT = { type: 'Order', id: 'EXPORT' } as const;

// What is to be paid stands among the to-dos of the console as well.
const transition = <E extends Endpoint>(path: E['path']): Mutation<Submission<EndpointInput<E>>, OrderDetail> =>
  submitTransition<E, OrderDetail>(path, {
    invalidates: [LIST, 'Console'],
    show: (order) => ordersApi.util.upsertQueryData('getOrder', { orderNo: order.orderNo }, order),
  });

/** The user's orders (spec §2; endpoints §4.3). */
export const ordersApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listOrders: query<typeof listOrders>('POST', '/ptl/order/pageList', { provides: [LIST] }),
    countOrders: query<typeof countOrders>('GET', '/ptl/order/statusCount', { provides: [LIST] }),
    countRefundedOrders: query<typeof countRefundedOrders>('GET', '/ptl/order/refundCount', { provides: [LIST] }),
    getOrder: query<typeof getOrder>('GET', '/ptl/order/detail', {
      provides: ({ orderNo }) => [{ type: 'Order', id: orderNo }],
    }),
    getOrderExport: query<typeof getOrderExport>('GET', '/ptl/task/status', { provides: [EXPORT] }),
    exportOrders: submit<typeof exportOrders>('POST', '/ptl/order/export', {
      // Also when it is rejected: another tab may have asked for one.
      invalidatesAnyway: [EXPORT],
    }),
    cancelOrder: transition<typeof cancelOrder>('/ptl/order/cancel'),
    remarkOrder: transition<typeof remarkOrder>('/ptl/order/remark'),
  }),
});

export const { useCancelOrderMutation, useExportOrdersMutation, useRemarkOrderMutation } = ordersApi;
