import { createSeededRandom } from '../../testing/seeded-random';
import { calculatePrice } from './price';
import { prorate, type Stretch, sumParts } from './proration';

const DAY_MS = 86_400_000;
const START = Date.parse('2026-06-05T12:00:00+08:00');
const stretch = (months: number, from: number, days: number): Stretch => ({
  ...{ months, startsAt: new Date(START + from * DAY_MS), endsAt: new Date(START + (from + days) * DAY_MS) },
});
const at = (days: number) => new Date(START + days * DAY_MS);
const plans = (before: number, after: number, quantity = 1) => ({
  ...{ before: { unitPrice: before }, after: { unitPrice: after }, quantity },
});

describe('an upgrade', () => {
  it.each([
    // 分 a month before and after, units, days passed → 价格差, 剩余天数, 总天数, 分
    [10_000, 25_000, 1, 0, 15_000, 30, 30, 15_000],
    [10_000, 25_000, 1, 10, 15_000, 20, 30, 10_000],
    [10_000, 25_000, 2, 10.1, 30_000, 19, 30, 19_000],
    [10_000, 10_001, 1, 29, 1, 1, 30, 0],
    [9_900, 10_000, 7, 7, 700, 23, 30, 536],
  ])('from %i to %i for %i units after %d days: %i × %i ÷ %i = %i', (before, after, quantity, passed, ...expected) => {
    const [part] = prorate(plans(before, after, quantity), [stretch(1, 0, 30)], at(passed));
    expect(Object.values(part ?? {})).toEqual(expected);
  });

  it('is paid for stretch by stretch, with the discount of each', () => {
    const parts = prorate(plans(10_000, 20_000), [stretch(1, 0, 30), stretch(12, 30, 365)], at(20));
    expect(parts).toEqual([
      { difference: 10_000, daysLeft: 10, totalDays: 30, amount: 3_333 },
      { difference: 102_000, daysLeft: 365, totalDays: 365, amount: 102_000 },
    ]);
    expect(sumParts(parts)).toBe(105_333);
  });

  it('costs nothing for what is over, or has less than a day left', () => {
    for (const passed of [29.5, 30, 31]) expect(prorate(plans(1, 2), [stretch(1, 0, 30)], at(passed))).toEqual([]);
  });

  it('is a whole number of 分, never more than the difference, and never cheaper the earlier or the dearer it is', () => {
    const random = createSeededRandom(20_261_126);
    const draw = (most: number) => Math.floor(random() * most);
    for (let round = 0; round < 2_000; round += 1) {
      const [before, more, quantity] = [draw(100_000), 1 + draw(100_000), 1 + draw(999)];
      const months = [1, 3, 6, 12, 36][draw(5)] ?? 1;
      const days = months * 30 + draw(6);
      const passed = draw(days - 1) + random();
      const sum = (price: number, day: number) =>
        sumParts(prorate(plans(before, price, quantity), [stretch(months, 0, days)], at(day)));
      const price = (unitPrice: number) => calculatePrice({ unitPrice }, months, quantity).payable;
      const amount = sum(before + more, passed);
      const difference = price(before + more) - price(before);
      expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= difference).toBe(true);
      // Less than one 分 is lost by rounding.
      const exact = (difference * Math.floor(days - passed)) / days;
      expect(exact - amount).toBeLessThan(1 + 1e-6);
      expect(sum(before + more, passed + 1)).toBeLessThanOrEqual(amount);
      expect(sum(before + more + 1, passed)).toBeGreaterThanOrEqual(amount);
    }
  });
});
