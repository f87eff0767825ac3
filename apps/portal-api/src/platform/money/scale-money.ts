import { type Money, toMoney } from './money';

/** How a fraction of a 分 is rounded: `down` towards nothing, `half-up` to the nearest, halves away from nothing. */
export type Rounding = 'down' | 'half-up';

/**
 * An amount times a fraction, in whole 分. Exact before it is rounded, and the same with the other sign for an amount
 * below nothing. Throws a `RangeError` unless the parts of the fraction are whole numbers, from 0 and from 1 on.
 */
export function scaleMoney(amount: Money, numerator: number, denominator: number, rounding: Rounding): Money {
  const isFraction = Number.isSafeInteger(numerator) && Number.isSafeInteger(denominator);
  if (!isFraction || numerator < 0 || denominator < 1)
    throw new RangeError(`Not a fraction: ${numerator} / ${denominator}`);
  const dividend = BigInt(Math.abs(amount)) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const whole = dividend / divisor;
  const isUp = rounding === 'half-up' && 2n * (dividend % divisor) >= divisor;
  return toMoney(Math.sign(amount) * Number(isUp ? whole + 1n : whole));
}
