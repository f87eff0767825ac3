import type { Money } from './money';

const DIGITS = '零壹贰叁肆伍陆柒捌玖';

const PLACES = ['', '拾', '佰', '仟'];

/** Of groups of four digits. The third is named whatever its own digits are: 万 before it counts 亿. */
const GROUPS = ['', '万', '亿', '万'];

/**
 * An amount in capital characters, as documents of money have it: `壹仟贰佰叁拾肆元伍角陆分`, `壹万零伍元整`; of a red
 * invoice `（负数）壹拾元整`.
 */
export function writeCapitalAmount(amount: Money): string {
  const fen = Math.abs(amount);
  const [yuan, jiao, rest] = [Math.trunc(fen / 100), Math.trunc(fen / 10) % 10, fen % 10];
  const sign = amount < 0 ? '（负数）' : '';
  const whole = yuan > 0 ? `${writeWhole(yuan)}元` : '';
  if (jiao === 0 && rest === 0) return `${sign}${whole || '零元'}整`;
  const tenths = jiao > 0 ? `${DIGITS[jiao]}角` : whole && '零';
  return `${sign}${whole}${tenths}${rest > 0 ? `${DIGITS[rest]}分` : '整'}`;
}

/** A whole number above nothing: four digits at a time, and one 零 for any zeros between others. */
function writeWhole(value: number): string {
  const digits = Array.from(String(value), Number);
  let text = '';
  let isZeroDue = false;
  for (const [index, digit] of digits.entries()) {
    const place = digits.length - 1 - index;
    if (digit > 0) {
      text += `${isZeroDue ? '零' : ''}${DIGITS[digit]}${PLACES[place % 4]}`;
      isZeroDue = false;
    } else isZeroDue = true;
    const group = digits.slice(Math.max(0, index - 3), index + 1);
    if (place % 4 === 0 && (place === 8 || group.some((own) => own > 0))) text += GROUPS[place / 4];
  }
  return text;
}
