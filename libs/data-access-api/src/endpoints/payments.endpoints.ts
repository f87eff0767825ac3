import type { getPayStatus, listOrderPayments, listPayChannels, payOrders } from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { query, submit } from '../api/contract-endpoints';

/** Online payments of the user's orders (spec §2; endpoints §4.3). */
export const paymentsApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listPayChannels: query<typeof listPayChannels>('GET', '/ptl/order/payChannels'),
    listOrderPayments: query<typeof listOrderPayments>('GET', '/ptl/order/payments'),
    payOrders: submit<typeof payOrders>('POST', '/ptl/order/pay'),
    getPayStatus: query<typeof getPayStatus>('GET', '/ptl/order/payStatus'),
  }),
});

export const { usePayOrdersMutation } = paymentsApi;
