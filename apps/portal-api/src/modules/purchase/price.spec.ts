import { calculatePrice } from './price';

describe('a price', () => {
  it.each([
    // 分 a month, months, quantity → original, discount, payable
    [10_000, 1, 1, 10_000, 0, 10_000],
    [10_000, 3, 1, 30_000, 0, 30_000],
    [10_000, 6, 1, 60_000, 3_000, 57_000],
    [10_000, 12, 1, 120_000, 18_000, 102_000],
    [10_000, 36, 1, 360_000, 108_000, 252_000],
    [9_900, 12, 3, 356_400, 53_460, 302_940],
    [1, 6, 1, 6, 0, 6],
    [3, 6, 1, 18, 0, 18],
    [7, 6, 1, 42, 2, 40],
    [1, 12, 1, 12, 1, 11],
    [1, 36, 1, 36, 10, 26],
    [333, 12, 7, 27_972, 4_195, 23_777],
    [0, 12, 5, 0, 0, 0],
    [100_000_000, 36, 999, 3_596_400_000_000, 1_078_920_000_000, 2_517_480_000_000],
  ])('of %i 分 for %i months × %i is %i − %i = %i', (unitPrice, months, quantity, original, discount, payable) => {
    expect(calculatePrice({ unitPrice }, months, quantity)).toMatchObject({ original, discount, payable });
  });

  it.each([
    [1, ''],
    [3, ''],
    [6, '6 个月享 9.5 折'],
    [12, '12 个月享 8.5 折'],
    [36, '36 个月享 7 折'],
  ])('for %i months says %j', (months, text) => {
    expect(calculatePrice({ unitPrice: 100 }, months, 1).discountText).toBe(text);
  });

  it('is a whole number of 分, adds up, never rises with the period and never favours splitting an order', () => {
    for (const unitPrice of [0, 1, 2, 3, 7, 19, 99, 101, 333, 9_999, 12_345, 99_999_999, 100_000_000]) {
      for (const quantity of [1, 2, 3, 7, 10, 99, 500, 999]) {
        const perMonth: number[] = [];
        for (const months of [1, 3, 6, 12, 36]) {
          const { original, discount, payable } = calculatePrice({ unitPrice }, months, quantity);
          for (const sum of [original, discount, payable]) expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
          expect(discount + payable).toBe(original);
          expect(original).toBe(unitPrice * months * quantity);
          const one = calculatePrice({ unitPrice }, months, 1).payable;
          expect(payable).toBeLessThanOrEqual(one * quantity);
          perMonth.push(payable / months);
        }
        // A whole 分 may be lost by rounding, never more.
        perMonth.forEach((value, index) => expect(value).toBeLessThan((perMonth[index - 1] ?? Infinity) + 1));
      }
    }
  });
});
