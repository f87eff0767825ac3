import { toTrendPoints } from './trend-points';

it('goes from the left to the right, the highest value on top', () => {
  expect(toTrendPoints([1, 3, 2])).toBe('0.0,26.0 50.0,2.0 100.0,14.0');
});

it('is flat where nothing changes', () => {
  expect(toTrendPoints([7, 7])).toBe('0.0,26.0 100.0,26.0');
});
