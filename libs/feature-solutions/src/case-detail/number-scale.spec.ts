import { compareValues } from './number-scale';

describe('compareValues', () => {
  it.each([
    ['4.6 次', '2.3 次', 1, 0.5],
    ['2,000 次/秒', '12,000 次/秒', 1 / 6, 1],
    ['0%', '78%', 0, 1],
    ['5 小时', '30 分钟', 1, 0.1],
    ['约 2 天', '12 小时', 1, 0.25],
    ['±8 ℃', '±2 ℃', 1, 0.25],
    ['每千车 20 起', '每千车 5 起', 1, 0.25],
  ])('compares %s and %s', (before, after, left, right) => {
    const shares = compareValues(before, after);
    expect(shares?.before).toBeCloseTo(left);
    expect(shares?.after).toBeCloseTo(right);
  });

  it.each([
    ['抽查 10%', '逐人逐次'],
    ['5 人 3 天', '1 人半天'],
    ['当日全部 38 万瓶', '2.6 万瓶'],
    ['阈值触发，不足 5 分钟', '6 小时'],
    ['0 次', '0 次'],
  ])('does not compare %s and %s', (before, after) => expect(compareValues(before, after)).toBeNull());
});
