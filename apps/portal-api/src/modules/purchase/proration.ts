import type { ProductPlan } from '@portal/api-contract';
import type { UpgradePart } from '@portal/api-contract/account';
import { addMoney, type Money, subtractMoney } from '../../platform/money/money';
import { scaleMoney } from '../../platform/money/scale-money';
import { calculatePrice } from './price';

const DAY_MS = 86_400_000;

/** A stretch of the time of a product that was bought at once. */
export interface Stretch {
  readonly months: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** A part of the sum of an upgrade. */
export interface Proration extends UpgradePart {
  readonly difference: Money;
  readonly amount: Money;
}

type Priced = Pick<ProductPlan, 'unitPrice'>;

/**
 * What a dearer plan costs more for the rest of the time, stretch by stretch: 价格差 × 剩余天数 ÷ 总天数, by the prices and
 * discounts of today, whole days, rounded down to whole 分. None for what is over, or has less than a day left.
 */
export function prorate(
  { before, after, quantity }: { readonly before: Priced; readonly after: Priced; readonly quantity: number },
  stretches: readonly Stretch[],
  at: Date,
): Proration[] {
  return stretches.flatMap(({ months, startsAt, endsAt }) => {
    const price = (plan: Priced) => calculatePrice(plan, months, quantity).payable;
    const difference = subtractMoney(price(after), price(before));
    const totalDays = Math.round((endsAt.getTime() - startsAt.getTime()) / DAY_MS);
    const daysLeft = Math.min(totalDays, Math.floor((endsAt.getTime() - at.getTime()) / DAY_MS));
    if (daysLeft < 1) return [];
    return [{ difference, daysLeft, totalDays, amount: scaleMoney(difference, daysLeft, totalDays, 'down') }];
  });
}

/** Sum of an upgrade. */
export function sumParts(parts: readonly Proration[]): Money {
  return addMoney(...parts.map(({ amount }) => amount));
}
