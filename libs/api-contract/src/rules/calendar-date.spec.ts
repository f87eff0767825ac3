import { findDateError } from './calendar-date';

it.each([
  ['2026-12-01', ''],
  ['2028-02-29', ''],
  ['2026-02-29', '请选择正确的日期'],
  ['2026-13-01', '请选择正确的日期'],
  ['2026-2-1', '请选择正确的日期'],
  ['2026', '请选择正确的日期'],
  ['', '请选择正确的日期'],
])('says of the day %j: %s', (text, message) => expect(findDateError(text)).toBe(message));

it('says what a form asks for', () => expect(findDateError('2026-02-31', '请选择参观日期')).toBe('请选择参观日期'));
