import type { OrderDetail, OrderStatus } from '@portal/api-contract/account';
import { describeState, orderLifecycle } from '@portal/lifecycles';

/** Where an order is on its way. */
export interface OrderWay {
  readonly names: readonly string[];
  /** Place of the current step, from 1. */
  readonly current: number;
}

const REVIEWING = 10;
const UNPAID = 20;

/** Steps on which an order stands in each state that it is not over in. */
const STEPS: Readonly<Partial<Record<OrderStatus, string>>> = {
  10: '审核',
  20: '支付',
  25: '支付',
  30: '开通',
  40: '完成',
};

/** States that are no step of the way, but its end. */
const ENDS: readonly OrderStatus[] = [50, 55, 60];

/** Returns the way of an order: the steps before it and behind it, or where its way ended. */
export function readOrderWay({ status, log }: Pick<OrderDetail, 'status' | 'log'>): OrderWay {
  const isReviewed = status === REVIEWING || log.some(({ to }) => to === REVIEWING);
  const names = ['提交订单', ...(isReviewed ? ['审核'] : []), '支付', '开通', '完成'];
  if (!ENDS.includes(status)) return { names, current: names.indexOf(STEPS[status] ?? '完成') + 1 };
  // The step that it stood on when it ended.
  const last = STEPS[(log.at(-1)?.from ?? UNPAID) as OrderStatus] ?? '支付';
  const walked = [...names.slice(0, names.indexOf(last)), describeState(orderLifecycle, status).label];
  return { names: walked, current: walked.length };
}
