import type {
  chooseTransfer,
  getPayStatus,
  getRemitInfo,
  listOrderPayments,
  listPayChannels,
  payOrders,
  uploadVoucher,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { mutation, query, submit } from '../api/contract-endpoints';

/** An order that is paid by a transfer waits for something else in every list of it. */
const CHANGED = ['Order', 'Console'] as const;

/** Payments of the user's orders (spec §2; endpoints §4.3). */
export const paymentsApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listPayChannels: query<typeof listPayChannels>('GET', '/ptl/order/payChannels'),
    listOrderPayments: query<typeof listOrderPayments>('GET', '/ptl/order/payments'),
    payOrders: submit<typeof payOrders>('POST', '/ptl/order/pay'),
    getPayStatus: query<typeof getPayStatus>('GET', '/ptl/order/payStatus'),
    getRemitInfo: query<typeof getRemitInfo>('GET', '/ptl/order/remitInfo', {
      provides: ({ orderNo }) => [{ type: 'Order', id: orderNo }],
    }),
    chooseTransfer: mutation<typeof chooseTransfer>('POST', '/ptl/order/chooseTransfer', { invalidates: CHANGED }),
    uploadVoucher: submit<typeof uploadVoucher>('POST', '/ptl/order/uploadVoucher', { invalidates: CHANGED }),
  }),
});

export const { useChooseTransferMutation, usePayOrdersMutation, useUploadVoucherMutation } = paymentsApi;
