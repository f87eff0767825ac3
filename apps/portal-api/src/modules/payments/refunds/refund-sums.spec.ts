import fc from 'fast-check';
import { toMoney } from '../../../platform/money/money';
import { type LinePart, sumItem, sumItems, writeFormula } from './refund-sums';

const DAY_MS = 86_400_000;
const START = new Date('2026-06-05T12:00:00+08:00');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

const part = (changes: Partial<LinePart> = {}): LinePart => ({
  ...{ lineNo: 1, planName: '标准版', payable: toMoney(30_000), units: 1, taken: 0, quantity: 1 },
  time: { startsAt: START, endsAt: after(30) },
  ...changes,
});

it('takes off what was used by days, begun ones counted, and a fee of what was not', () => {
  expect(sumItem(part(), 'prorated', after(9.5))).toEqual({
    ...{ lineNo: 1, planName: '标准版', quantity: 1, usedDays: 10, totalDays: 30 },
    ...{ paid: 30_000, used: 10_000, fee: 400, refund: 19_600 },
  });
});

it('writes how that comes about, with its numbers', () => {
  const item = sumItem(part(), 'prorated', after(10));
  expect(writeFormula([item], 'prorated')).toBe(
    '实付 ¥300.00 − 已消费 ¥100.00（¥300.00 × 10 天 ÷ 30 天） − 手续费 ¥4.00（¥200.00 × 2%） = ¥196.00',
  );
});

it('writes it line by line, and the sum', () => {
  const items = [1, 2].map((lineNo) => sumItem(part({ lineNo, planName: `版本${lineNo}` }), 'full', after(1)));
  expect(writeFormula(items, 'full').split('\n')).toEqual([
    '版本1：实付 ¥300.00（开通5天内，全额退款）= ¥300.00',
    '版本2：实付 ¥300.00（开通5天内，全额退款）= ¥300.00',
    '合计：¥300.00 + ¥300.00 = ¥600.00',
  ]);
});

it.each([
  ['before it began', -3, 0, 29_400],
  ['after its end', 40, 30, 0],
])('knows what is left %s', (_name, days, usedDays, refund) => {
  expect(sumItem(part(), 'prorated', after(days))).toMatchObject({ usedDays, refund });
});

it('takes nothing off what was not delivered', () => {
  const { time, ...undelivered } = part();
  expect(time).toBeDefined();
  expect(sumItem(undelivered, 'undelivered', after(20))).toMatchObject({
    used: 0,
    fee: 0,
    refund: 30_000,
    totalDays: 0,
  });
});

it('never gives more than was paid, nor less than nothing, in whole 分, and parts come to the whole', () => {
  const line = fc.record({
    payable: fc.integer({ min: 0, max: 10_000_000 }).map(toMoney),
    cuts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
    days: fc.double({ min: -5, max: 40, noNaN: true }),
  });
  fc.assert(
    fc.property(line, ({ payable, cuts, days }) => {
      const units = cuts.reduce((sum, cut) => sum + cut, 0);
      let taken = 0;
      const items = cuts.map((quantity) => {
        const item = sumItem(part({ payable, units, taken, quantity }), 'prorated', after(days));
        taken += quantity;
        return item;
      });
      for (const { paid, used, fee, refund } of items) {
        expect(refund).toBe(paid - used - fee);
        expect(Math.min(used, fee, refund)).toBeGreaterThanOrEqual(0);
      }
      expect(sumItems(items).paid).toBe(payable);
    }),
  );
});
