import type { PricedLine, Quote } from '@portal/api-contract';
import { addMoney, type Money, toMoney } from '../../platform/money/money';
import { formatMoney } from '../../platform/money/format-money';
import { scaleMoney } from '../../platform/money/scale-money';
import { splitMoney } from '../../platform/money/split-money';
import { splitTax } from '../../platform/money/split-tax';
import type { CouponRow } from './coupons.tables';

type Terms = Pick<CouponRow, 'kind' | 'value' | 'minimum'>;

/** What a coupon is good for: 「满 ¥1,000.00 减 ¥100.00」, 「满 ¥1,000.00 享 8.5 折」. */
export function describeTerms({ kind, value, minimum }: Terms): string {
  const effect = kind === 'amount' ? `减 ¥${formatMoney(toMoney(value))}` : `享 ${(100 - value) / 10} 折`;
  return `满 ¥${formatMoney(minimum)} ${effect}`;
}

/** What a coupon takes off a sum that it fits, less than all of it: per cent are rounded down to whole 分. */
export function findOff({ kind, value }: Terms, payable: Money): Money {
  return kind === 'amount' ? toMoney(value) : scaleMoney(payable, value, 100, 'down');
}

/**
 * A quote with what its coupon takes off, split over its lines by what they cost without losing a 分; the tax is that of
 * what is left. What a line costs is what goes back for it.
 */
export function takeCouponOff(quote: Quote, coupon: NonNullable<Quote['coupon']>): Quote {
  const shares = splitMoney(
    toMoney(coupon.off),
    quote.lines.map(({ payable }) => payable),
  );
  const [first, ...further] = quote.lines.map((line, place) => takeOff(line, shares[place] ?? toMoney(0)));
  if (first === undefined) throw new Error('A quote has no lines');
  const lines = [first, ...further] as const;
  return {
    ...quote,
    ...{ coupon, lines: [...lines], discount: quote.discount + coupon.off, payable: quote.payable - coupon.off },
    tax: addMoney(...lines.map(({ tax }) => toMoney(tax))),
    discountText: [quote.discountText, coupon.name].filter(Boolean).join('；'),
  };
}

function takeOff(line: PricedLine, share: Money): PricedLine {
  const payable = toMoney(line.payable - share);
  return { ...line, discount: line.discount + share, payable, tax: splitTax(payable, line.taxRate).tax };
}
