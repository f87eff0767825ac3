import type { Money } from './money';

/** An amount in 元 as files and programs have it, without separators: `1234.56`, `-0.05`. */
export function toDecimalYuan(amount: Money): string {
  // Digits alone, as no fraction of two is exactly a sum of 分.
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
