import { normalizeText, optionalProse } from '../rules/text-rule';
import { QUANTITY_LIMIT } from './purchase.values';

/** Rules of the texts of an order. */
export const ORDER_RULES = {
  remark: optionalProse('备注', 200),
  cancelReason: optionalProse('取消原因', 200),
} as const;

/** 「12 个月」, as discounts are written. */
export function formatPeriod(months: number): string {
  return `${months} 个月`;
}

/** 「标准版 · 2 份 · 12 个月」. */
export function describeSpec(line: { readonly planName: string; readonly quantity: number; readonly period: number }) {
  return `${line.planName} · ${line.quantity} 份 · ${formatPeriod(line.period)}`;
}

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
