import { stretchTimeLimits, TIME_LIMITS, type TimeLimits } from './time-limits';

it('limits of a slower machine are all so many times as long', () => {
  const stretched = stretchTimeLimits(3);
  const names = Object.keys(TIME_LIMITS) as (keyof TimeLimits)[];
  expect(names.map((name) => stretched[name])).toEqual(names.map((name) => TIME_LIMITS[name] * 3));
  expect(stretchTimeLimits(1)).toEqual(TIME_LIMITS);
});
