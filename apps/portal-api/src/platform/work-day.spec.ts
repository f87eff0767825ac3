import { addWorkDay, subtractWorkDay } from './work-day';

const MINUTE_MS = 60_000;

it('goes back exactly as far as it goes on, at every quarter of an hour of a fortnight', () => {
  const start = Date.parse('2026-06-01T00:00:00+08:00');
  for (let minute = 0; minute < 14 * 24 * 60; minute += 15) {
    const until = new Date(start + minute * MINUTE_MS);
    const from = subtractWorkDay(until);
    expect(addWorkDay(from).getTime()).toBeLessThanOrEqual(until.getTime());
    expect(addWorkDay(new Date(from.getTime() + 1)).getTime()).toBeGreaterThan(until.getTime());
  }
});

it.each([
  ['during work', '2026-06-02T10:20:00+08:00', '2026-06-01T10:20:00+08:00'],
  ['on a Monday, across the weekend', '2026-06-08T15:00:00+08:00', '2026-06-05T15:00:00+08:00'],
  ['in the evening', '2026-06-02T20:00:00+08:00', '2026-06-02T09:00:00+08:00'],
  ['early in the morning', '2026-06-02T06:00:00+08:00', '2026-06-01T09:00:00+08:00'],
  ['on a Sunday', '2026-06-07T12:00:00+08:00', '2026-06-05T09:00:00+08:00'],
])('counts a day of work back from a moment %s', (_when, until, from) => {
  expect(subtractWorkDay(new Date(until))).toEqual(new Date(from));
});
