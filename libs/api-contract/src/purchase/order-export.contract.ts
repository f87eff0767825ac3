import { z } from 'zod';
import { idSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { exportTaskSchema } from '../endpoint/export-task';
import { orderFilterShape } from './orders.contract';

/** What an export of orders is narrowed to, and its order. */
export const orderFilterSchema = z.object(orderFilterShape).omit({ orderNos: true });

const call = { tags: ['orders'], auth: 'user' } as const;

/**
 * Asks for the caller's orders as xlsx, narrowed and ordered as a list is (endpoints §4.3). It is made afterwards.
 * Errors: 409 while one is being made, and where there are no such orders or more than `ORDER_LIMITS.exported`.
 */
export const exportOrders = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/order/export',
  summary: 'Asks for own orders as xlsx',
  isIdempotent: true,
  body: orderFilterSchema,
  response: z.object({ taskId: idSchema }),
});

/** How far an export of the caller's orders is; the newest without a `taskId`, `null` where there is none. Error: 404. */
export const getOrderExport = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/ptl/task/status',
  summary: 'How far an export of own orders is',
  query: z.object({ taskId: idSchema.optional() }),
  response: exportTaskSchema.nullable(),
});

/** The file of an export of the caller's orders, for seven days (path ours). Error: 404. */
export const getOrderExportFile = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/ptl/order/exportFile',
  summary: 'The file of an export of own orders',
  responseType: 'file',
  query: z.object({ taskId: idSchema }),
  response: z.null(),
});
