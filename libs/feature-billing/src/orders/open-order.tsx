import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { Alert, Button, ButtonLink } from '@portal/ui-kit';
import { useState } from 'react';
import { toCashierHref } from '../cashier/cashier-href';
import { toApplicationHref } from '../refunds/refund-hrefs';
import { CANCEL_LABEL, CancelDialog } from './cancel-dialog';
import { toReorderHref } from './order-hrefs';
import { ORDER_PAGE } from './order-page';
import { OrderView, type OrderViewProps } from './order-view';
import { isOver } from './order-words';

/** Props of `OpenOrder`. */
export interface OpenOrderProps extends Omit<OrderViewProps, 'onReload'> {
  /** Fetches the order again. */
  readonly onStale: () => void;
}

const STALE = '订单刚刚有了变化，已载入最新内容，您填写的内容已保留';

/** The page of an order with what its owner may do. */
export function OpenOrder({ order, payments, remitInfo, invoices, contracts, account, onStale }: OpenOrderProps) {
  const { orderNo, status, actions, lines } = order;
  const [{ productCode }] = lines;
  const [isAsked, setIsAsked] = useState(false);
  const [notice, setNotice] = useState('');
  return (
    <AccountPage
      {...ORDER_PAGE}
      actions={
        <>
          <Button size="compact" onClick={() => window.print()}>
            打印
          </Button>
          <ButtonLink href={accountPaths.workOrderSubmit.href(undefined, { product: productCode })} size="compact">
            提交工单
          </ButtonLink>
          {actions.includes('applyForRefund') && (
            <ButtonLink href={toApplicationHref(orderNo)} size="compact">
              申请退款
            </ButtonLink>
          )}
          {actions.includes('cancel') && (
            <Button variant="danger" size="compact" onClick={() => setIsAsked(true)}>
              {CANCEL_LABEL}
            </Button>
          )}
          {status === 20 && (
            <ButtonLink href={toCashierHref([orderNo])} variant="primary" size="compact">
              去支付
            </ButtonLink>
          )}
          {isOver(status) && (
            <ButtonLink href={toReorderHref(order)} size="compact">
              再次购买
            </ButtonLink>
          )}
        </>
      }
    >
      <Alert tone="success">{notice}</Alert>
      <OrderView
        order={order}
        payments={payments}
        remitInfo={remitInfo}
        invoices={invoices}
        contracts={contracts}
        account={account}
        onReload={onStale}
      />
      <CancelDialog
        order={isAsked ? order : null}
        onClose={() => setIsAsked(false)}
        onDone={(message) => {
          setIsAsked(false);
          setNotice(message);
        }}
        onStale={() => {
          setNotice(STALE);
          onStale();
        }}
      />
    </AccountPage>
  );
}
