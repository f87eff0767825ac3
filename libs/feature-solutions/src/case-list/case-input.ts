import { readPage, readText } from '@portal/ui-content';
import { CASE_RANGE } from '../shared/case-range';

/** Longest values the call takes; the contract's own, compared by a test. */
export const CASE_FILTER_LIMITS = { categoryId: 64, productCode: 64, region: 20, keyword: 50 } as const;

const PAGE_SIZE = 12;

/** What the list asks for at an address: the loader and the page must ask for exactly the same. */
export function toCasesInput(params: URLSearchParams) {
  const categoryId = readText(params, 'industry', CASE_FILTER_LIMITS.categoryId);
  const productCode = readText(params, 'product', CASE_FILTER_LIMITS.productCode);
  const region = readText(params, 'region', CASE_FILTER_LIMITS.region);
  const keyword = readText(params, 'keyword', CASE_FILTER_LIMITS.keyword);
  return {
    visibleRange: CASE_RANGE,
    ...(categoryId && { categoryId }),
    ...(productCode && { productCode }),
    ...(region && { region }),
    ...(keyword && { keyword }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  };
}
