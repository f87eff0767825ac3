import type { OrderDetail } from '@portal/api-contract/account';
import { type OnStub, renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { page } from '../orders/order-detail.page';
import { buildOrderDetail } from './sample-orders';

const PATH = '/overview/order-details';

/** Shows the page of an order to its owner. */
export function openOrderPage(order: Partial<OrderDetail> = {}, more: StubResponses = {}): OnStub {
  return renderPage(
    page,
    { path: PATH, at: `${PATH}?orderNo=OD20261121ABCDEF`, isLoggedIn: true },
    {
      getUserProfile: buildProfile({ mail: '', avatar: '' }),
      getOrder: buildOrderDetail(order),
      listOrderPayments: [],
      getRemitInfo: null,
      listContracts: { list: [], total: 0, pageNo: 1, pageSize: 5 },
      listInvoices: { list: [], total: 0, pageNo: 1, pageSize: 10 },
      ...more,
    },
  );
}
