/** What so many stars mean. */
export const STAR_LABELS: Readonly<Record<string, string>> = {
  1: '非常不满意',
  2: '不满意',
  3: '一般',
  4: '满意',
  5: '非常满意',
};
