import type { ProductPlan } from '@portal/api-contract';

/** What remains of the price, in percent, by months bought at once. */
const PERIOD_RATES: Readonly<Record<number, number>> = { 6: 95, 12: 85, 36: 70 };

/** Sums of a line in 分. */
export interface Price {
  readonly original: number;
  readonly discount: number;
  readonly payable: number;
  readonly discountText: string;
}

/** Price of a plan; long periods are cheaper. The discount is rounded down to whole 分. */
export function calculatePrice({ unitPrice }: Pick<ProductPlan, 'unitPrice'>, months: number, quantity: number): Price {
  const original = unitPrice * months * quantity;
  const rate = PERIOD_RATES[months] ?? 100;
  const discount = Math.floor((original * (100 - rate)) / 100);
  return {
    original,
    discount,
    payable: original - discount,
    discountText: rate < 100 ? `${months} 个月享 ${rate / 10} 折` : '',
  };
}
