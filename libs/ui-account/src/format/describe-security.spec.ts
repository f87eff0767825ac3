import { describeSecurity } from './describe-security';

it.each([
  [30, '低'],
  [60, '中'],
  [70, '中'],
  [100, '高'],
])('calls a score of %i %s', (score, level) => expect(describeSecurity(score).level).toBe(level));
