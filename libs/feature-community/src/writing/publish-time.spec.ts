import { EMPTY_TEXT, toContentText, toTextValues } from './content-text';
import { findPublishTimeError } from './publish-time';

const NOW = Date.parse('2026-11-20T09:30:00+08:00');

it.each([
  ['', ''],
  ['2026-11-20T09:31', ''],
  ['2026-11-20T09:30', '请选择将来的时间'],
  ['2026-11-19', '请选择完整的日期和时间'],
  ['2027-02-18T09:30', ''],
  ['2027-02-18T09:31', '定时发布最晚为90天后'],
])('says of %j: %s', (chosen, message) => expect(findPublishTimeError(chosen, NOW)).toBe(message));

it('keeps a moment in Beijing time, wherever it comes from', () => {
  const text = toContentText(EMPTY_TEXT, { publishAt: '2026-12-01T09:00' });
  expect(text.publishAt).toBe('2026-12-01T09:00:00+08:00');
  expect(toTextValues(text).publishAt).toBe('2026-12-01T09:00');
  expect(toTextValues({ ...text, publishAt: '2026-12-01T01:00:00Z' }).publishAt).toBe('2026-12-01T09:00');
  expect(toContentText(text, { publishAt: '' }).publishAt).toBeNull();
});
