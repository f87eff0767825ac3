import { findScaleTop } from './spend-chart';

it.each([
  [[], 1],
  [[0, 0], 1],
  [[3], 5],
  [[10, 7], 10],
  [[11], 20],
  [[240_000, 1], 250_000],
  [[999_999], 1_000_000],
])('the scale of %j ends at %d', (values, top) => {
  expect(findScaleTop(values)).toBe(top);
});
