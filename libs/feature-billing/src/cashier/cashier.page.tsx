import { MAX_PAID_ORDERS } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { ordersApi, paymentsApi } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { ButtonLink, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { Checkout, type CheckoutProps } from './checkout';
import { NothingToPay } from './nothing-to-pay';
import { PaymentProgress } from './payment-progress';

const CONTACT = <ButtonLink href={paths.contact.href()}>联系顾问</ButtonLink>;

const data = pageData(
  { orderNos: urlField.list(/^\w{1,32}$/, MAX_PAID_ORDERS), payNo: urlField.text(32) },
  ({ query: { orderNos, payNo } }) => ({
    orders: payNo
      ? null
      : fetchFresh(ordersApi.endpoints.listOrders, { orderNos: [...orderNos], pageNo: 1, pageSize: MAX_PAID_ORDERS }),
    channels: payNo ? null : fetchFresh(paymentsApi.endpoints.listPayChannels),
    payment: payNo ? fetchFresh(paymentsApi.endpoints.getPayStatus, { payNo }) : null,
  }),
);

export const page = definePage({ data, Page: CashierPage });

/** 收银台 (spec §2: purchase, step 3): some orders are paid, and what has become of the payment. */
function CashierPage({ query, orders, channels, payment }: PageProps<typeof data>) {
  const { orderNos, payNo } = query.values;
  return (
    <AccountPage
      title="收银台"
      lead="金额以订单为准，付款后自动开通。"
      back={{ href: accountPaths.orders.href(), text: '我的订单' }}
    >
      {payNo ? (
        <QueryView result={payment} waiting={<Waiting />} failure="没有查到这笔支付">
          {(found) => <PaymentProgress payment={found} onLook={payment.refetch} />}
        </QueryView>
      ) : (
        <QueryView result={orders} waiting={<Waiting />} failure="没有查到这些订单">
          {({ list }) => (
            <QueryView result={channels} waiting={<Waiting />} failure="没有查到支付方式">
              {(offered) => <Payable key={orderNos.join()} orders={list} channels={offered} />}
            </QueryView>
          )}
        </QueryView>
      )}
    </AccountPage>
  );
}

/** The orders that still wait for their payment, if there are any. */
function Payable({ orders, channels }: CheckoutProps) {
  const payable = orders.filter(({ status }) => status === 20);
  if (payable.length === 0) return <NothingToPay orders={orders} />;
  if (channels.length === 0) return <EmptyState message="暂未开通在线支付，请联系顾问付款" action={CONTACT} />;
  return <Checkout orders={payable} channels={channels} />;
}

function Waiting() {
  return <Skeleton height={420} />;
}
