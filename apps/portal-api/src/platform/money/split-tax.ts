import { type Money, subtractMoney } from './money';
import { scaleMoney } from './scale-money';

/** Parts of an amount that includes its tax; together they are the amount. */
export interface TaxSplit {
  readonly net: Money;
  readonly tax: Money;
}

/**
 * Splits an amount that includes tax: the tax is rounded half up to a 分, the net amount is the rest. Of a red invoice
 * both are below nothing. The rate is in per cent, as 6, 9 or 13; throws a `RangeError` unless it is a whole number
 * from 0 on.
 */
export function splitTax(gross: Money, ratePercent: number): TaxSplit {
  const tax = scaleMoney(gross, ratePercent, 100 + ratePercent, 'half-up');
  return { net: subtractMoney(gross, tax), tax };
}
