import { MODEL_SORTS } from '@portal/api-contract';

const LABELS: Readonly<Record<(typeof MODEL_SORTS)[number], string>> = {
  recommended: '推荐',
  newest: '最新',
  mostUsed: '调用最多',
  bestRated: '评分最高',
};

/** Orders of the list; the first is the one without a query. */
export const SORTS = MODEL_SORTS.map((value) => ({ value, label: LABELS[value] }));
