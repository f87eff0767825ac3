import { describeSpecs, readItems, writeItems } from './purchase.rules';

const BASIC = { mealCode: 'iot-hub-basic', period: 12, quantity: 2, isAutoRenewed: true } as const;
const PLUS = { mealCode: 'iot-hub-plus', period: 1, quantity: 999, isAutoRenewed: false } as const;

it('items are read from an address as they were written', () => {
  expect(writeItems([BASIC, PLUS])).toBe('iot-hub-basic.12.2.renewed_iot-hub-plus.1.999');
  expect(readItems(writeItems([BASIC, PLUS]))).toEqual([BASIC, PLUS]);
});

it.each(['', 'x', 'a.1', 'a.1.1.gone', 'A.1.1', 'a.100.1', 'a.1.1000', 'a.-1.1', '__', 'a.1.1x'])(
  'of %j there are no items',
  (text) => expect(readItems(text)).toEqual([]),
);

it('lines are named one after the other', () =>
  expect(
    describeSpecs([
      { planName: '标准版', quantity: 2, period: 12 },
      { planName: '旗舰版', quantity: 1, period: 6 },
    ]),
  ).toBe('标准版 · 2 份 · 12 个月；旗舰版 · 1 份 · 6 个月'));
