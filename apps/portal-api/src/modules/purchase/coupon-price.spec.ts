import type { PricedLine, Quote } from '@portal/api-contract';
import { toMoney } from '../../platform/money/money';
import { splitTax } from '../../platform/money/split-tax';
import { createSeededRandom } from '../../testing/seeded-random';
import { describeTerms, findOff, takeCouponOff } from './coupon-price';

const coupon = { couponId: '00000000-0000-4000-8000-000000000001', name: '满减券' };

function makeLine(payable: number, taxRate = 6): PricedLine {
  return {
    ...{ mealCode: 'tool-basic', period: 1, quantity: 1, isAutoRenewed: false },
    ...{ productCode: 'tool', productName: '工具', planName: '标准版' },
    ...{ original: payable + 7, discount: 7, payable, taxRate, tax: splitTax(toMoney(payable), taxRate).tax },
  };
}

function makeQuote([first, ...further]: readonly [PricedLine, ...PricedLine[]]): Quote {
  const lines = [first, ...further];
  const add = (name: 'original' | 'discount' | 'payable' | 'tax') => lines.reduce((sum, line) => sum + line[name], 0);
  return {
    ...{
      quoteId: 'q',
      lines: [first, ...further],
      isNegotiable: false,
      discountText: '12 个月享 8.5 折',
      coupon: null,
    },
    ...{ original: add('original'), discount: add('discount'), payable: add('payable'), tax: add('tax') },
    expiresAt: '2026-06-05T12:15:00+08:00',
  };
}

it('is split over the lines by what they cost, and its name beside why it is cheaper', () => {
  const taken = takeCouponOff(makeQuote([makeLine(10_000), makeLine(20_000, 13), makeLine(1)]), {
    ...coupon,
    off: 100,
  });
  expect(taken).toMatchObject({
    lines: [
      { payable: 9_967, discount: 40, tax: 564 },
      { payable: 19_933, discount: 74, tax: 2_293 },
      { payable: 1, discount: 7, tax: 0 },
    ],
    ...{ original: 30_022, discount: 121, payable: 29_901, tax: 2_857 },
    discountText: '12 个月享 8.5 折；满减券',
  });
});

it('loses no 分 and leaves no line below nothing, whatever the lines and the coupon', () => {
  const random = createSeededRandom(77);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let round = 0; round < 2000; round += 1) {
    const further = Array.from({ length: below(10) }, () => makeLine(below(below(2) ? 9 : 99_999_999)));
    const quote = makeQuote([makeLine(1 + below(9_999)), ...further]);
    const terms = { kind: below(2) ? 'percent' : 'amount', value: 1 + below(99), minimum: toMoney(1) } as const;
    const off = Math.min(findOff(terms, toMoney(quote.payable)), quote.payable - 1);
    const { lines, ...sums } = takeCouponOff(quote, { ...coupon, off });
    const add = (name: 'original' | 'discount' | 'payable' | 'tax') => lines.reduce((sum, line) => sum + line[name], 0);
    expect(sums).toMatchObject({
      payable: quote.payable - off,
      discount: quote.discount + off,
      original: quote.original,
    });
    for (const name of ['original', 'discount', 'payable', 'tax'] as const) expect(add(name)).toBe(sums[name]);
    for (const { payable, discount, original, tax, taxRate } of lines) {
      expect(payable).toBeGreaterThanOrEqual(0);
      expect(payable + discount).toBe(original);
      expect(tax).toBe(splitTax(toMoney(payable), taxRate).tax);
    }
  }
});

it.each([
  ['amount', 5_000, 20_000, 20_000, 5_000, '满 ¥200.00 减 ¥50.00'],
  ['percent', 15, 1, 999, 149, '满 ¥0.01 享 8.5 折'],
  ['percent', 99, 1, 1, 0, '满 ¥0.01 享 0.1 折'],
] as const)('of %s %i from %i takes of %i %i off: %s', (kind, value, minimum, payable, off, text) => {
  const terms = { kind, value, minimum: toMoney(minimum) };
  expect([findOff(terms, toMoney(payable)), describeTerms(terms)]).toEqual([off, text]);
});
