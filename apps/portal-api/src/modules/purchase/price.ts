import type { ProductPlan } from '@portal/api-contract';
import { addMoney, type Money, multiplyMoney, subtractMoney, toNonNegativeMoney } from '../../platform/money/money';
import { scaleMoney } from '../../platform/money/scale-money';
import { splitTax } from '../../platform/money/split-tax';

/** Value-added tax of services, in per cent, within prices of which nothing else is said. */
export const DEFAULT_TAX_RATE = 6;

/** What remains of the price, in percent, by months bought at once. */
const PERIOD_RATES: Readonly<Record<number, number>> = { 6: 95, 12: 85, 36: 70 };

/** Sums of a line, or of all; what is paid includes the tax. */
export interface Sums {
  readonly original: Money;
  readonly discount: Money;
  readonly payable: Money;
  readonly tax: Money;
}

/** Price of a line, and why it is lower than that of its plan. */
export interface Price extends Sums {
  readonly discountText: string;
}

/**
 * Price of a plan; long periods are cheaper. The discount is rounded down to whole 分, the tax within the rest half up.
 * Throws a `RangeError` for a unit price below nothing.
 */
export function calculatePrice(
  { unitPrice }: Pick<ProductPlan, 'unitPrice'>,
  months: number,
  quantity: number,
  taxRate: number = DEFAULT_TAX_RATE,
): Price {
  const original = multiplyMoney(toNonNegativeMoney(unitPrice), months * quantity);
  const rate = PERIOD_RATES[months] ?? 100;
  const discount = scaleMoney(original, 100 - rate, 100, 'down');
  const payable = subtractMoney(original, discount);
  return {
    ...{ original, discount, payable, tax: splitTax(payable, taxRate).tax },
    discountText: rate < 100 ? `${months} 个月享 ${rate / 10} 折` : '',
  };
}

/** What several lines cost together: each is rounded by itself, so that the parts are the whole. */
export function sumPrices(prices: readonly Price[]): Price {
  const add = (name: keyof Sums) => addMoney(...prices.map((price) => price[name]));
  return {
    ...{ original: add('original'), discount: add('discount'), payable: add('payable'), tax: add('tax') },
    discountText: [...new Set(prices.map(({ discountText }) => discountText).filter(Boolean))].join('；'),
  };
}
