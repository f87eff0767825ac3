import { z } from 'zod';
import { idSchema, timestampSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { proseText, ruledText } from '../endpoint/text-schemas';
import { productPlanSchema } from '../products/product-detail.contract';
import { COUPON_UNKNOWN, LINE_ERRORS, ORDER_RULES, QUANTITY_ERRORS } from './purchase.rules';
import { AGREEMENT_VERSION, CHANGE_TYPES, LINE_LIMIT, QUANTITY_LIMIT } from './purchase.values';

/** What a product is bought as; `isContentEmpty` products have no page of their own. */
export const mealListSchema = z.object({
  productId: z.string(),
  productCode: z.string(),
  productName: z.string(),
  summary: z.string(),
  icon: z.string(),
  isContentEmpty: z.boolean(),
  hasTrial: z.boolean(),
  plans: z.array(productPlanSchema),
});
export type MealList = z.infer<typeof mealListSchema>;

/** Plans of a product (path ours: endpoints §4.3). Errors: 404, 410. */
export const getMealList = defineEndpoint({
  method: 'GET',
  path: '/ptl/product/mealList',
  summary: 'Plans of a product',
  tags: ['purchase'],
  query: z.object({ productCode: z.string().min(1).max(64), visibleRange: visibleRangeSchema }),
  response: mealListSchema,
});

/** Trial plan of a product by its code (spec §7); null when it has none. */
export const getTrialMealByCode = defineEndpoint({
  method: 'POST',
  path: '/ptl/trialMeal/getTrialMealByCode',
  summary: 'Trial plan of a product',
  tags: ['purchase'],
  body: z.object({ productCode: z.string().min(1).max(64), visibleRange: visibleRangeSchema }),
  response: z
    .object({
      productCode: z.string(),
      productName: z.string(),
      days: z.number().int(),
      specs: productPlanSchema.shape.specs,
    })
    .nullable(),
});

/** Months that are bought at once. */
export const periodSchema = z.union(
  [z.literal(1), z.literal(3), z.literal(6), z.literal(12), z.literal(36)],
  '请选择购买时长',
);

/** What is ordered of a plan. */
const orderItemSchema = z.object({
  mealCode: productPlanSchema.shape.mealCode,
  period: periodSchema,
  quantity: z
    .number(QUANTITY_ERRORS.missing)
    .int(QUANTITY_ERRORS.notWhole)
    .min(1, QUANTITY_ERRORS.tooSmall)
    .max(QUANTITY_LIMIT, QUANTITY_ERRORS.tooLarge),
  isAutoRenewed: z.boolean().default(false),
});

/** A line of an order. */
export const orderLineSchema = orderItemSchema.extend({
  productCode: z.string(),
  productName: z.string(),
  planName: z.string(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

/** Sums in 分: what is paid includes the tax. */
const sumsShape = {
  original: z.number().int(),
  discount: z.number().int(),
  payable: z.number().int(),
  /** Of what is paid. */
  tax: z.number().int(),
};

/** A line with what it costs; `taxRate` in per cent. */
export const pricedLineSchema = orderLineSchema.extend({ ...sumsShape, taxRate: z.number().int() });
export type PricedLine = z.infer<typeof pricedLineSchema>;

/** Lines of a quote or an order: plans of one product, one at least. */
export const linesOf = <Line extends z.ZodType>(line: Line) => z.tuple([line], line);

/** What a coupon takes off a quote. */
export const quotedCouponSchema = z.object({ couponId: z.uuid(), name: z.string(), off: z.number().int() });

/** One stretch of the time that an upgrade pays for: `difference × daysLeft ÷ totalDays`, rounded down to whole 分. */
const upgradePartSchema = z.object({
  /** What the dearer plan costs more for the whole stretch, today. */
  difference: z.number().int(),
  daysLeft: z.number().int(),
  totalDays: z.number().int(),
  amount: z.number().int(),
});
export type UpgradePart = z.infer<typeof upgradePartSchema>;

/** What a renewal or an upgrade does to a product in use. */
export const instanceChangeSchema = z.object({
  type: z.enum(CHANGE_TYPES),
  instanceId: z.uuid(),
  instanceNo: z.string(),
  /** The order that the product came by, and which of its lines, from 1. */
  baseOrderNo: z.string(),
  baseLineNo: z.number().int(),
  /** Name of the plan as long as nothing is changed. */
  planBefore: z.string(),
  /** The time that is paid for; one that is delivered late begins with the delivery. */
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** How the sum of an upgrade comes about; none of a renewal. */
  parts: z.array(upgradePartSchema),
});
export type InstanceChange = z.infer<typeof instanceChangeSchema>;

/** A quote, with the sums of its lines. A negotiable plan has no sums, it is asked for (询价), and by itself. */
export const quoteSchema = z.object({
  quoteId: z.string(),
  lines: linesOf(pricedLineSchema),
  isNegotiable: z.boolean(),
  ...sumsShape,
  /** Why there is a discount, e.g. `12 个月享 8.5 折`. */
  discountText: z.string(),
  /** Within the discount, and split over the lines. */
  coupon: quotedCouponSchema.nullable(),
  expiresAt: timestampSchema,
  /** What becomes of the product in use that is renewed or upgraded; such a quote has one line. */
  change: instanceChangeSchema.optional(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** A coupon of the caller beside a quote: what it takes off or would; `reason` says why it cannot, and is empty if it can. */
export const fittingCouponSchema = quotedCouponSchema.extend({
  /** 「满 ¥1,000 减 ¥100」. */
  text: z.string(),
  endsAt: timestampSchema,
  reason: z.string(),
});
export type FittingCoupon = z.infer<typeof fittingCouponSchema>;

/** A quote that was just made, with the coupons that its owner may think of. */
export const quoteOfferSchema = quoteSchema.extend({ coupons: z.array(fittingCouponSchema) });
export type QuoteOffer = z.infer<typeof quoteOfferSchema>;

/**
 * Quotes an order of several plans of a product (endpoints §4.3); the quote holds 15 minutes. The same plan for the same
 * period is one item, and a negotiable plan stands alone. A coupon that does not fit is left
 * out, and `coupons` say why. Errors: 404, 410, 422.
 */
export const quoteOrder = defineEndpoint({
  method: 'POST',
  path: '/ptl/order/quote',
  summary: 'Quotes an order',
  tags: ['purchase'],
  auth: 'user',
  body: z.object({
    productCode: z.string().min(1).max(64),
    visibleRange: visibleRangeSchema,
    items: z
      .array(orderItemSchema, LINE_ERRORS.missing)
      .min(1, LINE_ERRORS.missing)
      .max(LINE_LIMIT, LINE_ERRORS.tooMany),
    couponId: z.uuid(COUPON_UNKNOWN).optional(),
  }),
  response: quoteOfferSchema,
});

/** A quote of the caller by its id (path ours). Errors: 404, 410 it has run out. */
export const getQuote = defineEndpoint({
  method: 'GET',
  path: '/ptl/order/quoteDetail',
  summary: 'Own quote by id',
  tags: ['purchase'],
  auth: 'user',
  query: z.object({ quoteId: z.string().min(1).max(64) }),
  response: quoteSchema,
});

/**
 * Creates an order from a quote, also from one of a renewal or an upgrade (path ours: endpoints §4.3). Errors: 404, 409
 * ordered already, or the product in use has changed or is about to, 410 quote run out, 422 a title that no invoice can be made out to.
 */
export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/ptl/order/create',
  summary: 'Creates an order from a quote',
  tags: ['purchase'],
  auth: 'user',
  isIdempotent: true,
  body: z.object({
    quoteId: z.string().min(1).max(64),
    contractFirst: z.boolean().default(false),
    /** Own title that the application for its invoice begins with. */
    invoiceTitleId: idSchema.optional(),
    remark: ruledText(proseText, ORDER_RULES.remark).default(''),
    agreementVersion: z.literal(AGREEMENT_VERSION, '请先阅读并同意服务协议'),
  }),
  response: z.object({
    orderNo: z.string(),
    state: z.enum(['unpaid', 'reviewing']),
    payable: z.number().int(),
  }),
});
