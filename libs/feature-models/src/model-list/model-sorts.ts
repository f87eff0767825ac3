/** Orders of the list; the contract's own, compared by a test. */
export const SORTS = [
  { value: 'recommended', label: '推荐' },
  { value: 'newest', label: '最新' },
  { value: 'mostUsed', label: '调用最多' },
  { value: 'bestRated', label: '评分最高' },
] as const;
