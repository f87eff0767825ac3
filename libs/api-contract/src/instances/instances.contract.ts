import { z } from 'zod';
import { accessKeySchema, keyIdSchema, keyNameSchema, newAccessKeySchema } from '../access-keys/access-key.schemas';
import { dateSchema, sitePathSchema, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText } from '../endpoint/text-schemas';
import { statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { orderStatusSchema } from '../purchase/orders.contract';
import { ORDER_LIMITS, ORDER_TYPES } from '../purchase/purchase.values';
import { INSTANCE_SORTS, INSTANCE_STATUSES, INSTANCE_TABS } from './instances.values';

/** Key of a product in use as a caller names it. */
export const instanceIdSchema = z.uuid();

/** State of a product in use: 10 运行中 · 30 已到期 · 40 已释放. */
export const instanceStatusSchema = z.literal(INSTANCE_STATUSES);
export type InstanceStatus = z.infer<typeof instanceStatusSchema>;

/** A tab of the list of products in use. */
export type InstanceTab = (typeof INSTANCE_TABS)[number];

/** A product in use, in a list. */
export const instanceSchema = z.object({
  instanceId: instanceIdSchema,
  instanceNo: z.string(),
  productCode: z.string(),
  productName: z.string(),
  productUrl: sitePathSchema,
  mealCode: z.string(),
  planName: z.string(),
  quantity: z.number().int(),
  status: instanceStatusSchema,
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** Days until the end, begun ones counted; 0 once it is over. */
  daysLeft: z.number().int(),
  /** It runs, and ends within a few days. */
  isEnding: z.boolean(),
  /** Until when the data of one that has ended is kept. */
  keptUntil: timestampSchema.nullable(),
  isAutoRenewed: z.boolean(),
  version: versionSchema,
});
export type Instance = z.infer<typeof instanceSchema>;

/** The caller's products in use, those that end first on top unless told (endpoints §4.4). */
export const listInstances = defineEndpoint({
  method: 'POST',
  path: '/ptl/myProduct/pageList',
  summary: 'Own products in use',
  tags: ['instances'],
  auth: 'user',
  body: z.object({
    status: z.enum(INSTANCE_TABS).default('running'),
    productCode: z.string().max(64).optional(),
    /** Part of a number, or of the name of a product or its plan. */
    keyword: lineText().max(ORDER_LIMITS.keyword).optional(),
    sort: z.enum(INSTANCE_SORTS).default('endsAt'),
    ...pageQueryShape,
  }),
  response: pageSchema(instanceSchema),
});

/** How many of the caller's products there are in each tab, each counted up to `CAPPED_TOTAL` (path ours). */
export const countInstances = defineEndpoint({
  method: 'GET',
  path: '/ptl/myProduct/statusCount',
  summary: 'Own products in use by tab',
  tags: ['instances'],
  auth: 'user',
  response: z.array(z.object({ tab: z.enum(INSTANCE_TABS), total: z.number().int() })),
});

/** An order that has to do with a product in use. */
export const relatedOrderSchema = z.object({
  orderNo: z.string(),
  type: z.enum(ORDER_TYPES),
  status: orderStatusSchema,
  payable: z.number().int(),
  createdAt: timestampSchema,
});

/** A product in use with everything its owner may see. */
export const instanceDetailSchema = z.object({
  ...instanceSchema.shape,
  /** Months of the last order for it. */
  period: z.number().int(),
  keys: z.array(accessKeySchema),
  /** Where its owner works with it, https; empty where there is no such place, and once it has been released. */
  consoleUrl: z.string(),
  /** The order that a refund is applied for of, the last that was bought first; empty for none. */
  refundOrderNo: z.string(),
  /** The newest orders that brought, renewed or changed it. */
  orders: z.array(relatedOrderSchema),
  /** The caller's newest work orders about the product. */
  workOrders: z.array(
    z.object({ ticketNo: z.string(), title: z.string(), status: z.number().int(), createdAt: timestampSchema }),
  ),
  /** Calls by day, the oldest first; days that nobody has measured are left out. */
  usage: z.array(z.object({ day: dateSchema, calls: z.number().int() })),
  /** The usage was made up for a demonstration. */
  isUsageDemo: z.boolean(),
  log: z.array(statusLogEntrySchema),
  /** What the owner may do now. */
  actions: z.array(z.string()),
});
export type InstanceDetail = z.infer<typeof instanceDetailSchema>;

/** A product in use of the caller (endpoints §4.4). Error: 404. */
export const getInstance = defineEndpoint({
  method: 'GET',
  path: '/ptl/myProduct/detail',
  summary: 'An own product in use',
  tags: ['instances'],
  auth: 'user',
  query: z.object({ instanceId: instanceIdSchema }),
  response: instanceDetailSchema,
});

/** Creates an access key, which is shown this once (path ours). Errors: 404, 409 not running, or as many as there may be. */
export const createInstanceKey = defineEndpoint({
  method: 'POST',
  path: '/ptl/myProduct/keyCreate',
  summary: 'Creates an access key of an own product',
  tags: ['instances'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({
    instanceId: instanceIdSchema,
    name: keyNameSchema,
  }),
  response: newAccessKeySchema,
});

/** Puts a new key in the place of one, which is worth nothing from then on (path ours). Errors: 404, 409 not running. */
export const rotateInstanceKey = defineEndpoint({
  method: 'POST',
  path: '/ptl/myProduct/keyRotate',
  summary: 'Replaces an access key of an own product',
  tags: ['instances'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({ keyId: keyIdSchema }),
  response: newAccessKeySchema,
});

/** Deletes an access key (path ours). Error: 404. */
export const deleteInstanceKey = defineEndpoint({
  method: 'POST',
  path: '/ptl/myProduct/keyDelete',
  summary: 'Deletes an access key of an own product',
  tags: ['instances'],
  auth: 'user',
  body: z.object({ keyId: keyIdSchema }),
  response: z.object({ keyId: keyIdSchema }),
});
