import type { ResourceOverview } from '@portal/api-contract/account';

/** State of an order. */
export type OrderState = ResourceOverview['orders'][number]['state'];

/** States of orders as the console shows them. */
export const ORDER_LABELS: Readonly<Record<OrderState, string>> = {
  unpaid: '待支付',
  reviewing: '待审核',
  completed: '已完成',
};
