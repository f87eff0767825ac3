import { toChinaTime } from '../../platform/china-time';
import { computePromise } from './work-order-times';

const promiseOf = (severity: 'P1' | 'P2' | 'P3' | 'P4', from: string) =>
  toChinaTime(computePromise(severity, new Date(`${from}+08:00`))).slice(0, 16);

it.each([
  ['P1', '2026-06-06T23:50:00', '2026-06-07T00:05'],
  ['P2', '2026-06-06T23:50:00', '2026-06-07T00:50'],
  ['P3', '2026-06-06T23:50:00', '2026-06-07T03:50'],
] as const)('%s sent at %s is answered by %s, day and night', (severity, from, promise) => {
  expect(promiseOf(severity, from)).toBe(promise);
});

// The 1st of June 2026 is a Monday.
it.each([
  ['on a workday', '2026-06-01T10:20:00', '2026-06-02T10:20'],
  ['as work begins', '2026-06-01T09:00:00', '2026-06-01T18:00'],
  ['early in the morning', '2026-06-01T03:00:00', '2026-06-01T18:00'],
  ['as work ends', '2026-06-01T18:00:00', '2026-06-02T18:00'],
  ['late in the evening', '2026-06-01T23:59:00', '2026-06-02T18:00'],
  ['just before work ends', '2026-06-01T17:59:00', '2026-06-02T17:59'],
  ['on a Friday', '2026-06-05T15:00:00', '2026-06-08T15:00'],
  ['on a Friday evening', '2026-06-05T19:00:00', '2026-06-08T18:00'],
  ['on a Saturday', '2026-06-06T12:00:00', '2026-06-08T18:00'],
  ['on a Sunday night', '2026-06-07T23:30:00', '2026-06-08T18:00'],
])('P4 sent %s has one day of work', (_when, from, promise) => {
  expect(promiseOf('P4', from)).toBe(promise);
});
