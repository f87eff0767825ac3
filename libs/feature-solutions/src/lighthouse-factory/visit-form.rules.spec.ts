import { findVisitDayError, toVisitDay } from './visit-form.rules';

it('takes the days from tomorrow to half a year ahead', () => {
  expect([1, 180].map((days) => findVisitDayError(toVisitDay(days)))).toEqual(['', '']);
  expect(findVisitDayError(toVisitDay(0))).toBe('参观日期须在明天及以后');
  expect(findVisitDayError(toVisitDay(181))).toBe('参观日期须在180天以内');
  expect(findVisitDayError('')).toBe('请选择参观日期');
  // Already the next day in China.
  expect(toVisitDay(1, Date.parse('2026-06-05T17:00:00Z'))).toBe('2026-06-07');
});
