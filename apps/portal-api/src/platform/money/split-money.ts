import { addMoney, type Money, subtractMoney, toMoney } from './money';
import { scaleMoney } from './scale-money';

/**
 * Splits an amount by weights without losing a 分: every part is its share rounded down, and what is left goes, a 分
 * each, to those that lost most by it (largest remainder), the earlier first. Throws a `RangeError` unless the weights
 * are whole numbers from 0 on and one of them is more.
 */
export function splitMoney(total: Money, weights: readonly number[]): Money[] {
  const weight = addWeights(weights);
  const parts = weights.map((own) => scaleMoney(total, own, weight, 'down'));
  const left = subtractMoney(total, addMoney(...parts));
  const first = rankByRemainder(total, weights, weight).slice(0, Math.abs(left));
  const lucky = new Set(first);
  return parts.map((part, index) => (lucky.has(index) ? toMoney(part + Math.sign(left)) : part));
}

function addWeights(weights: readonly number[]): number {
  const weight = weights.reduce((sum, own) => sum + own, 0);
  const areWhole = weights.every((own) => Number.isSafeInteger(own) && own >= 0);
  if (!areWhole || !Number.isSafeInteger(weight) || weight === 0)
    throw new RangeError(`Not weights: ${weights.join(', ')}`);
  return weight;
}

/** Places of the weights, those first whose share loses most by rounding down. */
function rankByRemainder(total: Money, weights: readonly number[], weight: number): number[] {
  const remainders = weights.map((own) => Number((BigInt(Math.abs(total)) * BigInt(own)) % BigInt(weight)));
  return [...remainders.keys()].sort((one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0));
}
