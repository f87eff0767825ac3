import { type Todo, TODO_KINDS } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';

/** How a kind of to-do is called, and where it is done. */
export interface TodoLabel {
  readonly text: string;
  readonly act: string;
  readonly href: string;
}

/** To-dos as the console shows them. */
export const TODO_LABELS: Readonly<Record<Todo['kind'], TodoLabel>> = {
  unpaidOrder: { text: TODO_KINDS.unpaidOrder, act: '联系顾问付款', href: accountPaths.workOrderSubmit.href() },
  supplementWorkOrder: {
    text: TODO_KINDS.supplementWorkOrder,
    act: '去补充',
    href: `${accountPaths.workOrders.href()}?status=2`,
  },
  confirmWorkOrder: {
    text: TODO_KINDS.confirmWorkOrder,
    act: '去确认',
    href: `${accountPaths.workOrders.href()}?status=3`,
  },
  refusedTitle: { text: TODO_KINDS.refusedTitle, act: '去修改', href: accountPaths.invoiceTitles.href() },
  upcomingActivity: { text: TODO_KINDS.upcomingActivity, act: '看安排', href: accountPaths.overviewTryProduct.href() },
};
