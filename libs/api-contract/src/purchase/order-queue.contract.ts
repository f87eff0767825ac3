import { z } from 'zod';
import { versionSchema } from '../endpoint/common-schemas';
import { defineQueue, queuedShape } from '../endpoint/define-queue';
import { orderBriefSchema, orderDetailSchema, orderNoSchema, orderStatusSchema } from './orders.contract';

/** An order among those of a queue; sums in 分. */
export const queuedOrderSchema = z.object({ ...orderBriefSchema.omit({ due: true }).shape, ...queuedShape });
export type QueuedOrder = z.infer<typeof queuedOrderSchema>;

/** An order for whoever works on it; `actions` are those of its owner. */
export const queuedOrderDetailSchema = z.object({ ...orderDetailSchema.shape, ...queuedShape });
export type QueuedOrderDetail = z.infer<typeof queuedOrderDetailSchema>;

/** What every queue of orders says of them; `seen` is the order as whoever acts has seen it. */
export const queuedOrders = {
  key: { orderNo: orderNoSchema },
  seen: { orderNo: orderNoSchema, version: versionSchema },
  filter: { status: orderStatusSchema.optional() },
  item: queuedOrderSchema,
  detail: queuedOrderDetailSchema,
};

/** The queue of orders that agents deliver. */
export const orderQueue = defineQueue({
  name: 'order',
  words: ['an order', 'orders that wait for their delivery'],
  ...queuedOrders,
});
export const {
  list: listQueuedOrders,
  count: countQueuedOrders,
  open: getQueuedOrder,
  claim: claimOrder,
  release: releaseOrder,
} = orderQueue;

/**
 * Says that what was paid for is there; the owner is told. `version` is the one of `pageList` or `detail`. Errors: 404,
 * 409 in another state or changed meanwhile.
 */
export const deliverOrder = orderQueue.action('deliver', 'Completes an order that was delivered');

/**
 * Has an order delivered anew whose delivery has failed, as long as its money has not gone back; the owner is told.
 * `version` is the one of `pageList` or `detail`. Errors: 404, 409 in another state, refunded or changed meanwhile.
 */
export const retryOrder = orderQueue.action('retry', 'Delivers an order anew');
