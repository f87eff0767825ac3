import { z } from 'zod';
import { calendarDate, timestampSchema, versionSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { lineText, proseText, ruledText } from '../endpoint/text-schemas';
import { stateCountSchema, statusLogEntrySchema } from '../lifecycle/lifecycle.contract';
import { ORDER_REFUND_STATUSES } from '../refunds/refunds.values';
import { instanceChangeSchema, linesOf, orderLineSchema, pricedLineSchema } from './purchase.contract';
import { ORDER_RULES } from './purchase.rules';
import {
  DELIVERY_STATUSES,
  ORDER_INVOICE_STATUSES,
  ORDER_LIMITS,
  ORDER_SORTS,
  ORDER_STATUSES,
  ORDER_TYPES,
  PAY_STATUSES,
} from './purchase.values';

/** State of an order: 10 待审核 · 20 待支付 · 25 支付确认中 · 30 处理中 · 40 已完成 · 50 已取消 · 55 已超时关闭 · 60 开通失败. */
export const orderStatusSchema = z.literal(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof orderStatusSchema>;

/** Number of an order as a caller names it. */
export const orderNoSchema = z.string().min(1).max(32);
const amountSchema = z.number().int().min(0).max(ORDER_LIMITS.amount);

/** An order in a list; sums in 分. */
export const orderBriefSchema = z.object({
  orderNo: z.string(),
  type: z.enum(ORDER_TYPES),
  status: orderStatusSchema,
  lines: linesOf(orderLineSchema),
  payable: z.number().int(),
  /** What is still owed of it; nothing where no payment is waited for. */
  due: z.number().int(),
  createdAt: timestampSchema,
  /** Until when it can be paid; null where no payment is waited for, or its time begins once a contract is in force. */
  payUntil: timestampSchema.nullable(),
  version: versionSchema,
});
export type OrderBrief = z.infer<typeof orderBriefSchema>;

/** What an order is for. */
export type OrderType = (typeof ORDER_TYPES)[number];

/** Order of a list of orders. */
export type OrderSort = (typeof ORDER_SORTS)[number];

/** What a list of orders is narrowed to, and its order. Amounts in 分; days are those of China, all ends included. */
export const orderFilterShape = {
  /** States of a tab; all of them where none is given. */
  statuses: z.array(orderStatusSchema).max(ORDER_STATUSES.length).default([]),
  /** These orders and no others. */
  orderNos: z.array(orderNoSchema).max(ORDER_LIMITS.picked).optional(),
  /** Part of a number, or of the name of a product. */
  keyword: lineText().max(ORDER_LIMITS.keyword).optional(),
  productCode: z.string().max(64).optional(),
  type: z.enum(ORDER_TYPES).optional(),
  /** Those alone of which money goes back or has gone back. */
  isRefunded: z.literal(true).optional(),
  dateFrom: calendarDate('请选择正确的日期').optional(),
  dateTo: calendarDate('请选择正确的日期').optional(),
  payableFrom: amountSchema.optional(),
  payableTo: amountSchema.optional(),
  sort: z.enum(ORDER_SORTS).default('-createdAt'),
};

/** The caller's orders, the newest first unless told (endpoints §4.3). */
export const listOrders = defineEndpoint({
  method: 'POST',
  path: '/ptl/order/pageList',
  summary: 'Own orders',
  tags: ['orders'],
  auth: 'user',
  body: z.object({
    ...orderFilterShape,
    ...pageQueryShape,
  }),
  response: pageSchema(orderBriefSchema),
});

/** How many of the caller's orders stand in each state, each counted up to `CAPPED_TOTAL` (endpoints §4.3). */
export const countOrders = defineEndpoint({
  method: 'GET',
  path: '/ptl/order/statusCount',
  summary: 'Own orders by state',
  tags: ['orders'],
  auth: 'user',
  response: z.array(stateCountSchema),
});

/** Of how many of the caller's orders money goes back or has gone back, counted up to `CAPPED_TOTAL` (path ours; spec §2, tab 退款). */
export const countRefundedOrders = defineEndpoint({
  method: 'GET',
  path: '/ptl/order/refundCount',
  summary: 'Own orders with refunds',
  tags: ['orders'],
  auth: 'user',
  response: z.object({ total: z.int() }),
});

/** An order with everything its owner may see; all sums in 分. */
export const orderDetailSchema = z.object({
  ...orderBriefSchema.shape,
  lines: linesOf(pricedLineSchema),
  original: z.number().int(),
  discount: z.number().int(),
  /** Of what is paid. */
  tax: z.number().int(),
  /** Why there is a discount, e.g. `12 个月享 8.5 折`. */
  discountText: z.string(),
  /** What it does to a product in use; null where it brings one. */
  change: instanceChangeSchema.nullable(),
  /** All that has come in, and all that has gone back. */
  paid: z.number().int(),
  refunded: z.number().int(),
  /** What of it stands on invoices, and what may be invoiced. */
  invoiced: z.number().int(),
  invoiceable: z.number().int(),
  /** How payment stands, beside the state of the order. */
  payStatus: z.enum(PAY_STATUSES),
  /** How refunds stand, beside the state of the order: none that counts, one that is not over, or over. */
  refundStatus: z.enum(ORDER_REFUND_STATUSES),
  /** How invoices stand, beside the state of the order. */
  invoiceStatus: z.enum(ORDER_INVOICE_STATUSES),
  /** How delivery stands, beside the state of the order. */
  deliveryStatus: z.enum(DELIVERY_STATUSES),
  contractFirst: z.boolean(),
  remark: z.string(),
  /** Title that was chosen for its invoice; it may be gone by now. */
  invoiceTitleId: z.string().nullable(),
  agreementVersion: z.string(),
  log: z.array(statusLogEntrySchema),
  /** What the owner may do now: triggers of the lifecycle, and `remark`. */
  actions: z.array(z.string()),
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;

/** An order of the caller (endpoints §4.3). Error: 404. */
export const getOrder = defineEndpoint({
  method: 'GET',
  path: '/ptl/order/detail',
  summary: 'An own order with its amounts and its timeline',
  tags: ['orders'],
  auth: 'user',
  query: z.object({ orderNo: orderNoSchema }),
  response: orderDetailSchema,
});

/** Cancels an order that waits for its payment (endpoints §4.3). Errors: 404, 409 in another state or changed meanwhile. */
export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/ptl/order/cancel',
  summary: 'Cancels an own order',
  tags: ['orders'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({
    orderNo: orderNoSchema,
    reason: ruledText(proseText, ORDER_RULES.cancelReason).default(''),
    version: versionSchema,
  }),
  response: orderDetailSchema,
});

/** Changes the remark of an order that is not over (path ours). Errors: 404, 409 over or changed meanwhile. */
export const remarkOrder = defineEndpoint({
  method: 'POST',
  path: '/ptl/order/remark',
  summary: 'Changes the remark of an own order',
  tags: ['orders'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({
    orderNo: orderNoSchema,
    remark: ruledText(proseText, ORDER_RULES.remark).default(''),
    version: versionSchema,
  }),
  response: orderDetailSchema,
});
