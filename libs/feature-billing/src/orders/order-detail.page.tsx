import { definePage, fetchFresh, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { accountsApi, ordersApi, paymentsApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, usePolling } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView } from '@portal/ui-kit';
import { RecordWaiting } from '../record-waiting';
import { OpenOrder } from './open-order';
import { ORDER_PAGE } from './order-page';

/** Pause between two looks at an order while its page is looked at, in milliseconds. */
const POLLING_MS = 60_000;

const data = pageData({ orderNo: urlField.text(32) }, ({ query: { orderNo } }) => ({
  order: fetchFresh(ordersApi.endpoints.getOrder, orderNo && { orderNo }),
  payments: fetchFresh(paymentsApi.endpoints.listOrderPayments, orderNo && { orderNo }),
  remitInfo: fetchFresh(paymentsApi.endpoints.getRemitInfo, orderNo && { orderNo }),
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
}));

export const page = definePage({ data, Page: OrderDetailPage });

/** 订单详情 (spec §2): the order the URL names. */
function OrderDetailPage({ query, order: result, payments, remitInfo, profile }: PageProps<typeof data>) {
  const { orderNo } = query.values;
  usePolling(result.refetch, POLLING_MS);
  if (!orderNo || result.error?.code === '404') return <MissingOrder />;
  if (result.data && !profile.isLoading) {
    return (
      <OpenOrder
        key={orderNo}
        order={result.data}
        payments={payments.data ?? []}
        remitInfo={remitInfo.data ?? null}
        account={profile.data?.account ?? ''}
        onStale={() => void result.refetch()}
      />
    );
  }
  return (
    <AccountPage {...ORDER_PAGE}>
      <QueryView result={result} isHeld={result.data !== undefined} waiting={<RecordWaiting />}>
        {() => null}
      </QueryView>
    </AccountPage>
  );
}

function MissingOrder() {
  return (
    <AccountPage {...ORDER_PAGE}>
      <EmptyState
        message="没有找到这个订单"
        action={<ButtonLink href={accountPaths.orders.href()}>返回订单列表</ButtonLink>}
      />
    </AccountPage>
  );
}
