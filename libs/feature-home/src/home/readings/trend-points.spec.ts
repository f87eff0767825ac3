import { toTrendPoints } from './trend-points';

it('goes from the left to the right, the highest value on top', () => {
  expect(toTrendPoints([1, 3, 2])).toBe('0,26 50,2 100,14');
});

it('is flat where nothing changes', () => {
  expect(toTrendPoints([7, 7])).toBe('0,26 100,26');
});
