import type { OrderBrief } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { toOrderHref } from '../orders/order-hrefs';

/** Says that none of some orders waits for a payment, and leads to them. */
export function NothingToPay({ orders: [first, ...others] }: { readonly orders: readonly OrderBrief[] }) {
  const href = first && others.length === 0 ? toOrderHref(first.orderNo) : accountPaths.orders.href();
  return (
    <EmptyState
      message={first ? '订单不再等待支付，可能已支付、已取消或已超时关闭' : '没有找到要支付的订单'}
      action={<ButtonLink href={href}>查看订单</ButtonLink>}
    />
  );
}
