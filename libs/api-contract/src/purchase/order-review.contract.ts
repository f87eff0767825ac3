import { z } from 'zod';
import { defineQueue } from '../endpoint/define-queue';
import { proseText } from '../endpoint/text-schemas';
import { queuedOrders } from './order-queue.contract';

/** Highest price that a reviewer may set, in 分: ten million 元. */
const MAX_PRICE = 1_000_000_000;

/** The queue of orders whose price a reviewer sets. */
export const orderReviewQueue = defineQueue({
  name: 'orderreview',
  words: ['an order for its reviewer', 'orders that wait for their price'],
  ...queuedOrders,
});
export const {
  list: listReviewedOrders,
  count: countReviewedOrders,
  open: getReviewedOrder,
  claim: claimOrderReview,
  release: releaseOrderReview,
} = orderReviewQueue;

/**
 * Sets the price of an order, in 分 with tax, which holds for seven days; the owner is told and can pay it. `version` is
 * the one of `pageList` or `detail`. Errors: 404, 409 in another state or changed meanwhile.
 */
export const approveOrder = orderReviewQueue.action('approve', 'Sets the price of an order', {
  price: z.number('请输入金额').int('金额以分为单位').min(1, '金额须大于 0').max(MAX_PRICE, '金额不能超过 1000 万元'),
});

/** Rejects an order with a reason that its owner reads. Errors: as of `approve`. */
export const rejectOrder = orderReviewQueue.action('reject', 'Rejects an order', {
  reason: proseText('请说明原因').min(1, '请说明原因').max(300, '原因不能超过300个字'),
});
