import type { RefundBrief, RefundDetail } from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';

/** What can be done with a refund, as the buttons say it, in their order. */
export const REFUND_ACTIONS = {
  supplement: '补充材料',
  updateAccount: '更正收款账户',
  appeal: '申诉',
  cancel: '撤销申请',
} as const;

/** Something that can be done with a refund. */
export type RefundAction = keyof typeof REFUND_ACTIONS;

/** Names of what can be done, in their order. */
export const REFUND_ACTION_NAMES = Object.keys(REFUND_ACTIONS) as readonly RefundAction[];

/** What of an order goes back: 「标准版 2 份；旗舰版 1 份」. */
export function describeItems({ items }: Pick<RefundBrief, 'items'>): string {
  if (items.length === 0) return '订单全部款项';
  return items.map(({ planName, quantity }) => `${planName} ${quantity} 份`).join('；');
}

/** What the owner should know or do next; empty where there is nothing. */
export function describeRefundStep(refund: Pick<RefundDetail, 'status' | 'waitsFor' | 'endsBy' | 'arriveBy'>): string {
  const { waitsFor, endsBy, arriveBy } = refund;
  if (refund.status === 40) return '款项已退回，请留意账户到账情况。';
  if (!waitsFor) return '';
  const end = endsBy ? `，到 ${formatBeijingTime(endsBy)} 未补充将自动撤销` : '';
  const arrival = arriveBy ? `，预计 ${arriveBy.slice(0, 10)} 前到账` : '';
  return `${waitsFor}${end}${arrival}。`;
}
