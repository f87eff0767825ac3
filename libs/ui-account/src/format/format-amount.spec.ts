import { formatAmount, formatShortAmount } from './format-amount';

it.each([
  [0, '¥0.00'],
  [123_450, '¥1,234.50'],
])('%d 分 are %s', (cents, text) => {
  expect(formatAmount(cents)).toBe(text);
});

it.each([
  [0, '¥0'],
  [250, '¥2.5'],
  [999_900, '¥9,999'],
  [1_250_000, '¥1.3万'],
  [100_000_000, '¥100万'],
])('%d 分 are %s on a scale', (cents, text) => {
  expect(formatShortAmount(cents)).toBe(text);
});
