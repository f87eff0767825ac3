import { definePage, fetchFresh, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { accountsApi, contractsApi, invoicesApi, ordersApi, paymentsApi } from '@portal/data-access-api/account';
import { RecordPage, usePolling } from '@portal/ui-account';
import { SHOWN_INVOICES } from '../invoices/order-invoice-list';
import { OpenOrder } from './open-order';
import { MISSING_ORDER, ORDER_PAGE } from './order-page';

/** Pause between two looks at an order while its page is looked at, in milliseconds. */
const POLLING_MS = 60_000;

/** Most contracts of an order that its page shows: one is in force, the others were given up. */
const SHOWN_CONTRACTS = 5;

const data = pageData({ orderNo: urlField.text(32) }, ({ query: { orderNo } }) => ({
  order: fetchFresh(ordersApi.endpoints.getOrder, orderNo && { orderNo }),
  payments: fetchFresh(paymentsApi.endpoints.listOrderPayments, orderNo && { orderNo }),
  remitInfo: fetchFresh(paymentsApi.endpoints.getRemitInfo, orderNo && { orderNo }),
  invoices: fetchFresh(invoicesApi.endpoints.listInvoices, orderNo && { orderNo, pageSize: SHOWN_INVOICES }),
  contracts: fetchFresh(contractsApi.endpoints.listContracts, orderNo && { orderNo, pageSize: SHOWN_CONTRACTS }),
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
}));

export const page = definePage({ data, Page: OrderDetailPage });

/** 订单详情 (spec §2): the order the URL names. */
function OrderDetailPage({
  query,
  order: result,
  payments,
  remitInfo,
  invoices,
  contracts,
  profile,
}: PageProps<typeof data>) {
  const { orderNo } = query.values;
  usePolling(result.refetch, POLLING_MS);
  return (
    <RecordPage
      {...ORDER_PAGE}
      id={orderNo}
      result={result}
      isHeld={profile.isLoading || invoices.isLoading || contracts.isLoading}
      missing={MISSING_ORDER}
    >
      {(order) => (
        <OpenOrder
          key={orderNo}
          order={order}
          payments={payments.data ?? []}
          remitInfo={remitInfo.data ?? null}
          invoices={invoices}
          contracts={contracts}
          account={profile.data?.account ?? ''}
          onStale={() => void result.refetch()}
        />
      )}
    </RecordPage>
  );
}
