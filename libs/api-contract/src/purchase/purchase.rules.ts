import { normalizeText, optionalProse } from '../rules/text-rule';
import { LINE_LIMIT, QUANTITY_LIMIT } from './purchase.values';

/** Rules of the texts of an order. */
export const ORDER_RULES = {
  remark: optionalProse('备注', 200),
  cancelReason: optionalProse('取消原因', 200),
} as const;

/** 「12 个月」, as discounts are written. */
export function formatPeriod(months: number): string {
  return `${months} 个月`;
}

/** What a line of an order is of. */
interface Spec {
  readonly planName: string;
  readonly quantity: number;
  readonly period: number;
}

/** 「标准版 · 2 份 · 12 个月」. */
export function describeSpec({ planName, quantity, period }: Spec): string {
  return `${planName} · ${quantity} 份 · ${formatPeriod(period)}`;
}

/** What an order is of, line by line: 「标准版 · 2 份 · 12 个月；旗舰版 · 1 份 · 6 个月」. */
export function describeSpecs(lines: readonly Spec[]): string {
  return lines.map(describeSpec).join('；');
}

/** What is chosen of a plan. */
interface Item {
  readonly mealCode: string;
  readonly period: number;
  readonly quantity: number;
  readonly isAutoRenewed: boolean;
}

/** Items as an address has them, e.g. `iot-hub-basic.12.2_iot-hub-pro.6.1.renewed`. */
export function writeItems(items: readonly Item[]): string {
  return items
    .map(({ mealCode, period, quantity, isAutoRenewed }) =>
      [mealCode, period, quantity, ...(isAutoRenewed ? ['renewed'] : [])].join('.'),
    )
    .join('_');
}

/** The items that an address names; what is none is passed over. */
export function readItems(text: string): Item[] {
  return text.split('_').flatMap((part) => {
    const [, mealCode = '', period, quantity, renewed] =
      /^([a-z0-9-]+)\.(\d{1,2})\.(\d{1,3})(\.renewed)?$/.exec(part) ?? [];
    if (!mealCode) return [];
    return [{ mealCode, period: Number(period), quantity: Number(quantity), isAutoRenewed: renewed !== undefined }];
  });
}

/** What is said of a coupon that its caller does not have. */
export const COUPON_UNKNOWN = '优惠券不可用，请重新选择';

/** What is said of lines that cannot be ordered together. */
export const LINE_ERRORS = {
  missing: '请选择规格',
  tooMany: `一个订单最多包含${LINE_LIMIT}个规格`,
  doubled: '相同规格与时长请合并数量',
  mixed: '面议规格请单独询价',
} as const;

/** What is said of a quantity that cannot be ordered. */
export const QUANTITY_ERRORS = {
  missing: '请输入数量',
  notWhole: '数量须为整数',
  tooSmall: '数量至少为1',
  tooLarge: `数量不能超过${QUANTITY_LIMIT}`,
} as const;

/** What is wrong with a quantity as it was typed, or an empty text. */
export function findQuantityError(text: string): string {
  const typed = normalizeText(text);
  if (!typed || Number.isNaN(Number(typed))) return QUANTITY_ERRORS.missing;
  if (!Number.isInteger(Number(typed))) return QUANTITY_ERRORS.notWhole;
  if (Number(typed) < 1) return QUANTITY_ERRORS.tooSmall;
  return Number(typed) > QUANTITY_LIMIT ? QUANTITY_ERRORS.tooLarge : '';
}
