import { MAX_PAID_ORDERS, type RemitInfo } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { ordersApi, paymentsApi } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { Alert, ButtonLink, ButtonRow, EmptyState, QueryView, Skeleton } from '@portal/ui-kit';
import { toOrderHref } from '../orders/order-hrefs';
import { TransferDesk } from '../transfer/transfer-desk';
import { toCashierHref } from './cashier-href';
import { Checkout, type CheckoutProps } from './checkout';
import { NothingToPay } from './nothing-to-pay';
import { PaymentProgress } from './payment-progress';

const CONTACT = <ButtonLink href={paths.contact.href()}>联系顾问</ButtonLink>;

const data = pageData(
  { orderNos: urlField.list(/^\w{1,32}$/, MAX_PAID_ORDERS), payNo: urlField.text(32), transfer: urlField.text(32) },
  ({ query: { orderNos, payNo, transfer } }) => ({
    orders:
      payNo || transfer
        ? null
        : fetchFresh(ordersApi.endpoints.listOrders, { orderNos: [...orderNos], pageNo: 1, pageSize: MAX_PAID_ORDERS }),
    channels: payNo || transfer ? null : fetchFresh(paymentsApi.endpoints.listPayChannels),
    payment: payNo ? fetchFresh(paymentsApi.endpoints.getPayStatus, { payNo }) : null,
    remitInfo: transfer ? fetchFresh(paymentsApi.endpoints.getRemitInfo, { orderNo: transfer }) : null,
  }),
);

export const page = definePage({ data, Page: CashierPage });

/** 收银台 (spec §2: purchase, step 3): some orders are paid, and what has become of the payment. */
function CashierPage({ query, orders, channels, payment, remitInfo }: PageProps<typeof data>) {
  const { orderNos, payNo, transfer } = query.values;
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
      ) : transfer ? (
        <QueryView result={remitInfo} waiting={<Waiting />} failure="没有查到汇款信息">
          {(info) => (info ? <TransferPage info={info} /> : <NotChosen orderNo={transfer} />)}
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

/** An order that is paid by a transfer. */
function TransferPage({ info }: { readonly info: RemitInfo }) {
  return (
    <>
      {info.vouchers[0]?.status === 'confirming' && (
        <Alert tone="success">汇款凭证已提交，财务确认到账后自动开通并通知您</Alert>
      )}
      <TransferDesk info={info} isOpen={info.isOpen} />
      <ButtonRow>
        <ButtonLink href={toOrderHref(info.orderNo)}>查看订单</ButtonLink>
        {info.isOpen && <ButtonLink href={toCashierHref([info.orderNo])}>换一种支付方式</ButtonLink>}
      </ButtonRow>
    </>
  );
}

function NotChosen({ orderNo }: { readonly orderNo: string }) {
  return (
    <EmptyState
      message="这个订单还没有选择对公汇款"
      action={<ButtonLink href={toCashierHref([orderNo])}>选择支付方式</ButtonLink>}
    />
  );
}

function Waiting() {
  return <Skeleton height={420} />;
}
