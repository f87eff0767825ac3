declare const currency: unique symbol;

/** An amount in 分: a whole number that arithmetic keeps exact. Below nothing where something is taken back. */
export type Money = number & { readonly [currency]: 'CNY' };

/** Nothing. */
export const NO_MONEY = toMoney(0);

/** Takes a number of 分 as an amount of either sign; throws a `RangeError` for fractions and for more than is exact. */
export function toMoney(fen: number): Money {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`Not a whole number of 分: ${fen}`);
  // There is one nothing: -0 becomes 0.
  return (fen + 0) as Money;
}

/** Takes a number of 分 that may not be below nothing, as of a price; throws a `RangeError` for others. */
export function toNonNegativeMoney(fen: number): Money {
  if (fen < 0) throw new RangeError(`Below nothing: ${fen} 分`);
  return toMoney(fen);
}

/** Takes a number of 分 that has to be something, as of a payment; throws a `RangeError` for others. */
export function toPositiveMoney(fen: number): Money {
  if (fen <= 0) throw new RangeError(`Not above nothing: ${fen} 分`);
  return toMoney(fen);
}

/** Sum of amounts; nothing for none of them. Throws a `RangeError` where it would not be exact, as all below. */
export function addMoney(...amounts: readonly Money[]): Money {
  return amounts.reduce((sum, amount) => toMoney(sum + amount), NO_MONEY);
}

/** What remains of an amount when another is taken away. */
export function subtractMoney(amount: Money, other: Money): Money {
  return toMoney(amount - other);
}

/** The same amount with the other sign. */
export function negateMoney(amount: Money): Money {
  return toMoney(-amount);
}

/** An amount so many times; throws a `RangeError` unless the quantity is a whole number from 0 on. */
export function multiplyMoney(amount: Money, quantity: number): Money {
  if (!Number.isSafeInteger(quantity) || quantity < 0) throw new RangeError(`Not a quantity: ${quantity}`);
  return toMoney(amount * quantity);
}
