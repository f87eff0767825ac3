import { z } from 'zod';
import { calendarDate, timestampSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { lineText } from '../endpoint/text-schemas';
import { COUPON_KINDS, COUPON_LIMITS, COUPON_STATUSES } from './purchase.values';

/** A coupon; sums in 分. */
export const couponSchema = z.object({
  couponId: z.uuid(),
  name: z.string(),
  /** `amount` takes `value` 分 off, `percent` so many per cent. */
  kind: z.enum(COUPON_KINDS),
  value: z.number().int(),
  /** What an order has to cost without it. */
  minimum: z.number().int(),
  /** Products it is for; all of them where none is named. */
  productCodes: z.array(z.string()),
  /** 「满 ¥1,000 减 ¥100」. */
  text: z.string(),
  startsAt: timestampSchema,
  endsAt: timestampSchema,
  /** Derived from its end, and from the order that has it. */
  status: z.enum(COUPON_STATUSES),
  orderNo: z.string().nullable(),
});
export type Coupon = z.infer<typeof couponSchema>;

/** The caller's coupons, those that end last on top; the newest hundred (path ours). */
export const listCoupons = defineEndpoint({
  method: 'GET',
  path: '/ptl/coupon/list',
  summary: 'Own coupons',
  tags: ['purchase'],
  auth: 'user',
  response: z.array(couponSchema),
});

/**
 * Gives a customer a coupon, which is noted in the audit log; days are those of China, both included. An amount is less
 * than the minimum, so that no order costs nothing. Errors: 404 for an unknown customer, 429 more than fifty a day.
 */
export const giveCoupon = defineEndpoint({
  method: 'POST',
  path: '/ops-api/coupon/give',
  summary: 'Gives a customer a coupon',
  tags: ['operations'],
  auth: 'user',
  isIdempotent: true,
  body: z
    .object({
      userCode: z.string().min(1).max(64),
      name: lineText('请输入名称').min(1, '请输入名称').max(20, '名称不能超过20个字'),
      kind: z.enum(COUPON_KINDS),
      value: z.number().int().min(1).max(COUPON_LIMITS.amount),
      minimum: z.number().int().min(1).max(COUPON_LIMITS.amount),
      productCodes: z
        .array(z.string().regex(/^[a-z0-9-]{1,64}$/, '请选择产品'))
        .max(COUPON_LIMITS.products)
        .default([]),
      firstDay: calendarDate('请选择正确的日期'),
      lastDay: calendarDate('请选择正确的日期'),
    })
    .refine(({ kind, value, minimum }) => kind === 'percent' || value < minimum, {
      path: ['value'],
      error: '优惠金额须小于使用门槛',
    })
    .refine(({ kind, value }) => kind === 'amount' || value < 100, { path: ['value'], error: '折扣须在1%至99%之间' })
    .refine(({ firstDay, lastDay }) => firstDay <= lastDay, { path: ['lastDay'], error: '结束日期不能早于开始日期' }),
  response: couponSchema,
});
