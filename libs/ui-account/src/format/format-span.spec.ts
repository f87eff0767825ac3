import { formatSpan } from './format-span';

it.each([
  [59_000, '不到1分钟'],
  [26 * 3600_000, '1天2小时'],
  [24 * 3600_000 + 60_000, '1天'],
  [60_000, '1分钟'],
])('writes %i ms as %s', (ms, text) => expect(formatSpan(ms)).toBe(text));
