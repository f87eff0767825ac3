import { z } from 'zod';
import { keySchema, sitePathSchema, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint, type EndpointData } from '../endpoint/define-endpoint';
import { nameText } from '../endpoint/text-schemas';
import {
  MAX_PAID_ORDERS,
  OFFERED_CHANNELS,
  PAY_CHANNELS,
  PAY_WAYS,
  PAYMENT_STATUSES,
  SHOWN_PAYMENTS,
} from './payments.values';

const own = { tags: ['payments'], auth: 'user' } as const;

/** Number of a payment as a caller names it. */
export const payNoSchema = z.string('请选择支付单').min(1, '请选择支付单').max(32, '请选择支付单');

const orderNoSchema = nameText('请选择订单').min(1, '请选择订单').max(32, '请选择订单');

/** State of a payment: 10 待支付 · 20 已支付 · 30 已关闭 · 40 支付失败 · 50 退款中 · 51 已退款 · 52 转财务退款. */
export const paymentStatusSchema = z.literal(PAYMENT_STATUSES);
export type PaymentStatus = z.infer<typeof paymentStatusSchema>;

/**
 * What orders can be paid by here (path ours), what to offer first at the front, each with how it is paid in the browser
 * that asks; none where nothing is configured. The release before says no `way`.
 */
export const listPayChannels = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/order/payChannels',
  summary: 'What orders can be paid by',
  response: z.array(
    z.object({ channel: keySchema(OFFERED_CHANNELS), name: z.string(), way: z.enum(PAY_WAYS).optional() }),
  ),
});

/**
 * Opens a payment for own orders that wait for it (endpoints §4.3); the amount, in 分, is what they owe. `payUrl` is the
 * cashier that the browser goes to (within WeChat one of ours, where there is one) or, where it `isCode`, that a telephone
 * scans as a QR code; `returnTo` is the page of
 * the site to which a cashier leads back, with `payNo` in its query. Errors: 404, 409 an order does not wait for a
 * payment or not long enough, or a repeat comes after the payment has ended, 422 fields, 503 the channel does not
 * answer (a repeat with the same key goes on with the same payment).
 */
export const payOrders = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/order/pay',
  summary: 'Opens a payment for own orders',
  isIdempotent: true,
  body: z.object({
    orderNos: z
      .array(orderNoSchema, '请选择订单')
      .min(1, '请选择订单')
      .max(MAX_PAID_ORDERS, `一次最多支付${MAX_PAID_ORDERS}个订单`)
      .refine((all) => new Set(all).size === all.length, '订单不能重复'),
    channel: keySchema(PAY_CHANNELS, '请选择支付方式'),
    returnTo: sitePathSchema.default('/'),
  }),
  response: z.object({
    payNo: z.string(),
    payUrl: z.string(),
    /** The release before says nothing of it. */
    isCode: z.boolean().optional(),
    amount: z.number().int(),
    payBefore: timestampSchema,
  }),
});
export type OpenedPayment = EndpointData<typeof payOrders>;

/** An own payment; sums in 分. */
export const paymentSchema = z.object({
  payNo: z.string(),
  status: paymentStatusSchema,
  channel: keySchema(PAY_CHANNELS),
  amount: z.number().int(),
  /** What goes back, or went back, as it came twice or too late. */
  refunded: z.number().int(),
  orderNos: z.array(z.string()),
  createdAt: timestampSchema,
  /** Until when it can be paid. */
  payBefore: timestampSchema,
  /** When the money came in; null where none has. */
  paidAt: timestampSchema.nullable(),
});
export type Payment = z.infer<typeof paymentSchema>;

/** Payments that were opened for an own order (path ours), the newest first; none for another's. */
export const listOrderPayments = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/order/payments',
  summary: 'Payments of an own order',
  query: z.object({ orderNo: orderNoSchema }),
  response: z.array(paymentSchema).max(SHOWN_PAYMENTS),
});

/** How an own payment stands, for the page that waits for it (endpoints §4.3). Error: 404. */
export const getPayStatus = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/order/payStatus',
  summary: 'How an own payment stands',
  query: z.object({ payNo: payNoSchema }),
  response: paymentSchema,
});
