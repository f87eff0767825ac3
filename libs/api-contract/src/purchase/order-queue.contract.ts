import { z } from 'zod';
import { versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { queueFilterShape } from '../endpoint/queue-filter';
import { orderBriefSchema, orderDetailSchema, orderNoSchema, orderStatusSchema } from './orders.contract';

const queue = { tags: ['operations'], auth: 'user', method: 'POST' } as const;

/** Code of the owner. */
const queueShape = { userCode: z.string() };

/** An order among those that agents deliver; sums in 分. */
export const queuedOrderSchema = z.object({ ...orderBriefSchema.omit({ due: true }).shape, ...queueShape });
export type QueuedOrder = z.infer<typeof queuedOrderSchema>;

/** Orders in a state, by default those that wait for their delivery; longest waiting first (endpoints §4.13). Customers get 404. */
export const listQueuedOrders = defineEndpoint({
  ...queue,
  path: '/ops-api/order/pageList',
  summary: 'Orders that wait for their delivery',
  body: z.object({ status: orderStatusSchema.default(30), ...queueFilterShape, ...pageQueryShape }),
  response: pageSchema(queuedOrderSchema),
});

/** An order for whoever delivers it; `actions` are those of its owner. */
export const queuedOrderDetailSchema = z.object({ ...orderDetailSchema.shape, ...queueShape });
export type QueuedOrderDetail = z.infer<typeof queuedOrderDetailSchema>;

/** An order of the queue, which is noted in the audit log. Error: 404. */
export const getQueuedOrder = defineEndpoint({
  ...queue,
  method: 'GET',
  path: '/ops-api/order/detail',
  summary: 'An order of the queue',
  query: z.object({ orderNo: orderNoSchema }),
  response: queuedOrderDetailSchema,
});

/**
 * Says that what was paid for is there; the owner is told. `version` is the one of `pageList` or `detail`. Errors: 404,
 * 409 in another state or changed meanwhile.
 */
export const deliverOrder = defineEndpoint({
  ...queue,
  path: '/ops-api/order/deliver',
  summary: 'Completes an order that was delivered',
  body: z.object({ orderNo: orderNoSchema, version: versionSchema }),
  response: queuedOrderDetailSchema,
});

/**
 * Has an order delivered anew whose delivery has failed, as long as its money has not gone back; the owner is told.
 * `version` is the one of `pageList` or `detail`. Errors: 404, 409 in another state, refunded or changed meanwhile.
 */
export const retryOrder = defineEndpoint({
  ...queue,
  path: '/ops-api/order/retry',
  summary: 'Delivers an order anew',
  body: z.object({ orderNo: orderNoSchema, version: versionSchema }),
  response: queuedOrderDetailSchema,
});
