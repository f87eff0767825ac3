import type { Todo } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';

/** How a kind of to-do is called, and where it is done. */
export interface TodoLabel {
  readonly text: string;
  readonly act: string;
  readonly href: string;
}

/** To-dos as the console shows them. */
export const TODO_LABELS: Readonly<Record<Todo['kind'], TodoLabel>> = {
  unpaidOrder: { text: '待支付订单', act: '联系顾问付款', href: accountPaths.workOrderSubmit.href() },
  supplementWorkOrder: { text: '待补充工单', act: '去补充', href: `${accountPaths.workOrders.href()}?status=2` },
  confirmWorkOrder: { text: '待确认工单', act: '去确认', href: `${accountPaths.workOrders.href()}?status=3` },
  refusedTitle: { text: '未通过的发票抬头', act: '去修改', href: accountPaths.invoiceTitles.href() },
  upcomingActivity: { text: '即将开始的活动', act: '看安排', href: accountPaths.overviewTryProduct.href() },
};
