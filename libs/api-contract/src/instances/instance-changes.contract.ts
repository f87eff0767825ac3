import { z } from 'zod';
import { versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { productPlanSchema } from '../products/product-detail.contract';
import { createOrder, periodSchema, quoteSchema } from '../purchase/purchase.contract';
import { instanceDetailSchema, instanceIdSchema, instanceSchema, relatedOrderSchema } from './instances.contract';

const call = { tags: ['instances'], auth: 'user' } as const;

/** What can be done with a product in use, at the prices of today. */
export const changeOptionsSchema = z.object({
  instance: instanceSchema,
  /** An earlier renewal or upgrade that is not over: as long as there is one there is no other. */
  openOrder: relatedOrderSchema.nullable(),
  /** Months by which it can be renewed, and why there are none. */
  periods: z.array(periodSchema),
  renewalFailure: z.string(),
  /** Dearer plans, the cheapest first, and why there are none. */
  plans: z.array(productPlanSchema),
  upgradeFailure: z.string(),
});
export type ChangeOptions = z.infer<typeof changeOptionsSchema>;

/** What can be done with a product in use of the caller (path ours). Error: 404. */
export const getChangeOptions = defineEndpoint({
  ...call,
  method: 'GET',
  path: '/ptl/order/changeOptions',
  summary: 'How an own product can be renewed and upgraded',
  query: z.object({ instanceId: instanceIdSchema }),
  response: changeOptionsSchema,
});

const renewal = z.object({ instanceId: instanceIdSchema, period: periodSchema });
const upgrade = z.object({ instanceId: instanceIdSchema, mealCode: productPlanSchema.shape.mealCode });

/**
 * Quotes the renewal of a product that runs or has ended and is kept (path ours); `/ptl/order/create` orders it.
 * Errors: 400 period, 404, 409 released, withdrawn, or another order for it is open.
 */
export const quoteRenewal = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/order/renewQuote',
  summary: 'Quotes the renewal of an own product',
  body: renewal,
  response: quoteSchema,
});

/**
 * Quotes the upgrade of a running product to a dearer plan for the rest of its time (interface notes);
 * `/ptl/order/create` orders it. Errors: 400 plan, 404, 409 not running, a plan that is not dearer, withdrawn, less than
 * a day left, or another order for it is open.
 */
export const quoteUpgrade = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/order/upgradeQuote',
  summary: 'Quotes the upgrade of an own product',
  body: upgrade,
  response: quoteSchema,
});

/**
 * Orders a renewal at the price of the moment, under the terms in force (endpoints §4.3): for programs, which need no
 * quote before. Errors: those of its quote, 409 an identity that is over.
 */
export const renewInstance = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/order/renew',
  summary: 'Orders the renewal of an own product',
  isIdempotent: true,
  body: renewal,
  response: createOrder.response,
});

/** Orders an upgrade at the price of the moment (endpoints §4.3), as `renewInstance` does a renewal. */
export const upgradeInstance = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/order/upgrade',
  summary: 'Orders the upgrade of an own product',
  isIdempotent: true,
  body: upgrade,
  response: createOrder.response,
});

/**
 * Has the order of a renewal made before the end of a running product, or no longer (endpoints §4.3). Errors: 404, 409
 * not running, or changed meanwhile.
 */
export const autoRenewInstance = defineEndpoint({
  ...call,
  method: 'POST',
  path: '/ptl/order/autoRenew',
  summary: 'Switches the automatic renewal of an own product',
  isIdempotent: true,
  body: z.object({ instanceId: instanceIdSchema, on: z.boolean(), version: versionSchema }),
  response: instanceDetailSchema,
});
