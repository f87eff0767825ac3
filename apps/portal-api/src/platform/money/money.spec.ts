import fc from 'fast-check';
import { formatMoney } from './format-money';
import {
  addMoney,
  type Money,
  multiplyMoney,
  negateMoney,
  NO_MONEY,
  subtractMoney,
  toMoney,
  toNonNegativeMoney,
  toPositiveMoney,
} from './money';
import { scaleMoney } from './scale-money';
import { splitMoney } from './split-money';
import { splitTax } from './split-tax';

const MAX = Number.MAX_SAFE_INTEGER;
const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_123);
const RUNS = { numRuns: 2000, seed: SEED };

const anyMoney = fc.maxSafeInteger().map(toMoney);

describe('an amount', () => {
  it.each([0.5, NaN, Infinity, -Infinity, MAX + 1, -MAX - 1])('is not %d 分', (fen) => {
    for (const make of [toMoney, toNonNegativeMoney, toPositiveMoney]) expect(() => make(fen)).toThrow(RangeError);
  });

  it('is below nothing, or nothing, only where that is allowed', () => {
    expect([toMoney(-1), toNonNegativeMoney(0), toPositiveMoney(1)]).toEqual([-1, 0, 1]);
    expect(() => toNonNegativeMoney(-1)).toThrow('Below nothing: -1 分');
    expect(() => toPositiveMoney(0)).toThrow('Not above nothing: 0 分');
  });

  it('has one nothing', () => {
    expect([toMoney(-0), negateMoney(NO_MONEY), multiplyMoney(toMoney(-5), 0)]).toEqual([0, 0, 0]);
  });

  it('is added, taken away and multiplied', () => {
    const [five, three] = [toMoney(5), toMoney(3)];
    expect(addMoney(five, three, five)).toBe(13);
    expect(addMoney()).toBe(0);
    expect(subtractMoney(three, five)).toBe(-2);
    expect(multiplyMoney(five, 3)).toBe(15);
  });

  it.each([-1, 0.5, NaN])('is not multiplied by %d', (quantity) => {
    expect(() => multiplyMoney(toMoney(5), quantity)).toThrow('Not a quantity');
  });

  it('is never more than is exact', () => {
    const max = toMoney(MAX);
    for (const grow of [() => addMoney(max, toMoney(1)), () => multiplyMoney(max, 2)]) expect(grow).toThrow(RangeError);
    expect(() => subtractMoney(toMoney(-MAX), toMoney(1))).toThrow(RangeError);
  });

  it.each([
    [0, '0.00'],
    [5, '0.05'],
    [-5, '-0.05'],
    [99_999, '999.99'],
    [123_456, '1,234.56'],
    [-100_000_000, '-1,000,000.00'],
    [MAX, '90,071,992,547,409.91'],
  ])('of %d 分 reads %s', (fen, text) => {
    expect(formatMoney(toMoney(fen))).toBe(text);
  });
});

describe('a fraction of an amount', () => {
  it.each([
    [199, 1, 2, 99, 100],
    [-199, 1, 2, -99, -100],
    [100, 1, 3, 33, 33],
    [MAX, 999, 1000, 8_998_192_055_486_250, 8_998_192_055_486_250],
  ])('of %d 分, %d / %d, is %d or %d', (fen, numerator, denominator, down, halfUp) => {
    const amount = toMoney(fen);
    expect(scaleMoney(amount, numerator, denominator, 'down')).toBe(down);
    expect(scaleMoney(amount, numerator, denominator, 'half-up')).toBe(halfUp);
  });

  it.each([
    [1, 0],
    [-1, 2],
    [0.5, 2],
  ])('is not %d / %d', (numerator, denominator) => {
    expect(() => scaleMoney(toMoney(1), numerator, denominator, 'down')).toThrow('Not a fraction');
  });
});

describe('an amount that is split', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [100, [1, 2, 3], [17, 33, 50]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1, [0, 1, 1], [0, 1, 0]],
    [0, [1, 2], [0, 0]],
    [10, [7], [10]],
  ])('%d by %j is %j', (total, weights, parts) => {
    expect(splitMoney(toMoney(total), weights)).toEqual(parts);
  });

  it.each([[[]], [[0, 0]], [[1, -1]], [[0.5, 0.5]], [[MAX, MAX]]])('is not split by %j', (weights) => {
    expect(() => splitMoney(toMoney(100), weights)).toThrow('Not weights');
  });

  it('loses no 分, and no part is a 分 or more from its share', () => {
    const anyWeights = fc
      .array(fc.nat(Math.floor(MAX / 8)), { minLength: 1, maxLength: 8 })
      .filter((all) => all.some(Boolean));
    fc.assert(
      fc.property(anyMoney, anyWeights, (total, weights) => {
        const parts = splitMoney(total, weights);
        expect(addMoney(...parts)).toBe(total);
        const weight = weights.reduce((sum, own) => sum + BigInt(own), 0n);
        parts.forEach((part, index) => {
          const off = BigInt(part) * weight - BigInt(total) * BigInt(weights[index] ?? 0);
          expect(off < weight && off > -weight).toBe(true);
        });
      }),
      RUNS,
    );
  });
});

describe('an amount that includes tax', () => {
  it.each([
    [106, 6, 100, 6],
    [10_900, 9, 10_000, 900],
    [113, 13, 100, 13],
    [100, 13, 88, 12],
    [-113, 13, -100, -13],
    [13, 4, 12, 1],
    [100, 0, 100, 0],
  ])('of %d at %d %% is %d and %d', (gross, rate, net, tax) => {
    expect(splitTax(toMoney(gross), rate)).toEqual({ net, tax });
  });

  it.each([-1, 0.5, NaN])('has no rate of %d %%', (rate) => {
    expect(() => splitTax(toMoney(100), rate)).toThrow(RangeError);
  });

  it('is its parts together, and the tax is half a 分 from its share at most', () => {
    fc.assert(
      fc.property(anyMoney, fc.integer({ min: 0, max: 100 }), (gross, rate) => {
        const { net, tax } = splitTax(gross, rate);
        expect(addMoney(net, tax)).toBe(gross);
        const off = BigInt(tax) * BigInt(100 + rate) - BigInt(gross) * BigInt(rate);
        expect(2n * (off < 0n ? -off : off) <= BigInt(100 + rate)).toBe(true);
        expect(splitTax(toMoney(-gross), rate)).toEqual({ net: negateMoney(net), tax: negateMoney(tax) });
      }),
      RUNS,
    );
  });

  it('keeps its type', () => {
    const { net }: { net: Money } = splitTax(toMoney(106), 6);
    // @ts-expect-error A number is not an amount before it was checked.
    const unchecked: Money = 100;
    expect(net).toBe(unchecked);
  });
});
