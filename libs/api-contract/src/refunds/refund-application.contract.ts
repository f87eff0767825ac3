import { z } from 'zod';
import { keySchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { orderNoSchema } from '../purchase/orders.contract';
import { LINE_LIMIT, ORDER_LIMITS, QUANTITY_LIMIT } from '../purchase/purchase.values';
import { refundFilesField, refundItemSchema } from './refunds.contract';
import { REFUND_ERRORS, REFUND_TEXT_RULES } from './refunds.rules';
import { REFUND_CHANNELS, REFUND_REASONS, REFUND_RULES } from './refunds.values';

const own = { tags: ['refunds'], auth: 'user' } as const;

/** What is wanted back of a line of an order: so many of its units. Lines count from 1. */
const refundItemInputSchema = z.object({
  lineNo: z.number().int().min(1).max(LINE_LIMIT),
  quantity: z
    .number(REFUND_ERRORS.quantity)
    .int(REFUND_ERRORS.quantity)
    .min(1, REFUND_ERRORS.quantity)
    .max(QUANTITY_LIMIT, REFUND_ERRORS.quantity),
});

const itemsField = z
  .array(refundItemInputSchema, REFUND_ERRORS.noItems)
  .min(1, REFUND_ERRORS.noItems)
  .max(LINE_LIMIT, REFUND_ERRORS.noItems);

/** Sums of a refund, in 分: `refund` = `paid` − `used` − `fee`. */
const sumsShape = {
  paid: z.number().int(),
  used: z.number().int(),
  fee: z.number().int(),
  refund: z.number().int(),
};

/** What goes back, and how it comes about. */
export const refundCalculationSchema = z.object({
  ...sumsShape,
  rule: keySchema(REFUND_RULES),
  /** With its numbers: `¥300.00 − ¥300.00 × 10 天 ÷ 30 天 − ¥4.00 = ¥196.00`, line by line. */
  formula: z.string(),
  /** How many full refunds of the product the account has left this year. */
  fullRefundLeft: z.number().int(),
  /** What becomes of invoices; empty where none is in the way. */
  invoiceNotice: z.string(),
  channel: keySchema(REFUND_CHANNELS),
  /** When the money should have arrived once it was approved. */
  arrivalNotice: z.string(),
  items: z.array(refundItemSchema),
});
export type RefundCalculation = z.infer<typeof refundCalculationSchema>;

/** A line of an order with what of it can be given back. */
export const refundableLineSchema = z.object({
  lineNo: z.number().int(),
  planName: z.string(),
  period: z.number().int(),
  quantity: z.number().int(),
  /** Units that were not given back, nor are about to. */
  left: z.number().int(),
  /** Whether the line goes back as a whole or not at all, as of a renewal. */
  isWhole: z.boolean(),
  payable: z.number().int(),
  /** Why nothing of it can be given back; empty where something can. */
  failure: z.string(),
});
export type RefundableLine = z.infer<typeof refundableLineSchema>;

/** What of an own order can be given back (path ours). Error: 404. */
export const getRefundOptions = defineEndpoint({
  ...own,
  method: 'GET',
  path: '/ptl/refund/options',
  summary: 'What of an own order can be given back',
  query: z.object({ orderNo: orderNoSchema }),
  response: z.object({
    orderNo: z.string(),
    productName: z.string(),
    /** Why nothing can be given back; empty where something can. */
    failure: z.string(),
    lines: z.array(refundableLineSchema),
  }),
});
export type RefundOptions = z.infer<typeof getRefundOptions.response>;

/**
 * Calculates what goes back of an own order (endpoints §4.6); nothing is kept. Errors: 404, 409 it cannot be given back,
 * 422 fields.
 */
export const calculateRefund = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/refund/calc',
  summary: 'Calculates what goes back of an own order',
  body: z.object({ orderNo: orderNoSchema, items: itemsField }),
  response: refundCalculationSchema,
});

/**
 * Applies for a refund (endpoints §4.6). `refund` is the sum that was shown, in 分; where another would go back by now it
 * is not applied for. Errors: 404, 409 it cannot be given back, or the sum has changed, 422 fields, 429 too many.
 */
export const applyForRefund = defineEndpoint({
  ...own,
  method: 'POST',
  path: '/ptl/refund/apply',
  summary: 'Applies for a refund of an own order',
  isIdempotent: true,
  body: z.object({
    orderNo: orderNoSchema,
    items: itemsField,
    reason: keySchema(REFUND_REASONS, '请选择退款原因'),
    text: ruledText(proseText, REFUND_TEXT_RULES.description).default(''),
    fileIds: refundFilesField,
    refund: z.number().int().min(0).max(ORDER_LIMITS.amount).optional(),
  }),
  response: z.object({ refundNo: z.string() }),
});
