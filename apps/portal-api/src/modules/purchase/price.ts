import type { ProductPlan } from '@portal/api-contract';
import { type Money, multiplyMoney, subtractMoney, toNonNegativeMoney } from '../../platform/money/money';
import { scaleMoney } from '../../platform/money/scale-money';

/** What remains of the price, in percent, by months bought at once. */
const PERIOD_RATES: Readonly<Record<number, number>> = { 6: 95, 12: 85, 36: 70 };

/** Amounts of a line. */
export interface Price {
  readonly original: Money;
  readonly discount: Money;
  readonly payable: Money;
  readonly discountText: string;
}

/**
 * Price of a plan; long periods are cheaper. The discount is rounded down to whole 分. Throws a `RangeError` for a unit
 * price below nothing.
 */
export function calculatePrice({ unitPrice }: Pick<ProductPlan, 'unitPrice'>, months: number, quantity: number): Price {
  const original = multiplyMoney(toNonNegativeMoney(unitPrice), months * quantity);
  const rate = PERIOD_RATES[months] ?? 100;
  const discount = scaleMoney(original, 100 - rate, 100, 'down');
  return {
    original,
    discount,
    payable: subtractMoney(original, discount),
    discountText: rate < 100 ? `${months} 个月享 ${rate / 10} 折` : '',
  };
}
