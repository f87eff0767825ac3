import type { Brand } from '@portal/data-access-api';
import { readPage, readText } from '@portal/ui-content';

/** Longest values the call takes; the contract's own, compared by a test. */
export const SOLUTION_FILTER_LIMITS = { categoryId: 64, keyword: 50 } as const;

/** Solutions of an industry before the rest is asked for: one row. */
const GROUP_SIZE = 3;
const PAGE_SIZE = 12;

type Range = Pick<Brand, 'visibleRange'>;

/** Whether an address asks for a list instead of the overview of the industries. */
export function isList(params: URLSearchParams): boolean {
  return Boolean(readText(params, 'industry') ?? readText(params, 'keyword'));
}

/** What the overview asks for; a list needs the names of the industries alone. */
export function toGroupsInput({ visibleRange }: Range, params: URLSearchParams) {
  return { visibleRange, size: isList(params) ? 0 : GROUP_SIZE };
}

/** What the list asks for at an address: the loader and the page must ask for exactly the same. */
export function toSolutionsInput({ visibleRange }: Range, params: URLSearchParams) {
  const categoryId = readText(params, 'industry', SOLUTION_FILTER_LIMITS.categoryId);
  const keyword = readText(params, 'keyword', SOLUTION_FILTER_LIMITS.keyword);
  return {
    visibleRange,
    ...(categoryId && { categoryId }),
    ...(keyword && { keyword }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  };
}
