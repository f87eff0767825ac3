import type { Brand } from '@portal/data-access-api';

const ALL_BRANDS_RANGE = 2;

/** Inputs of the home page's calls: the loader and the page must ask for exactly the same. */
export function getHomeQueryInputs({ platformType, visibleRange }: Pick<Brand, 'platformType' | 'visibleRange'>) {
  return {
    brand: { platformType },
    range: { visibleRange },
    firstTab: { visibleRange, scope: 'first' },
    cases: { visibleRange: ALL_BRANDS_RANGE, size: 6 },
    news: { visibleRange, pageNo: 1, pageSize: 5 },
    activities: { visibleRange, pageNo: 1, pageSize: 3 },
    partners: { visibleRange, size: 12 },
  } as const;
}
