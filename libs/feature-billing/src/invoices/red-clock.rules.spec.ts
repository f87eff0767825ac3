import { readRedClock } from './red-clock.rules';

const DEADLINE = '2026-11-24T10:00:00+08:00';

it.each([
  ['2026-11-21T10:00:00+08:00', '剩余3天', 'running'],
  ['2026-11-24T02:00:00+08:00', '剩余8小时', 'near'],
  ['2026-11-24T10:00:00+08:00', '已超时，正在作废', 'late'],
])('at %s shows %s', (now, text, tone) => {
  expect(readRedClock(DEADLINE, Date.parse(now))).toEqual({ text, tone });
});
