import type { ListQuery } from '@portal/ui-content';

/** Most products side by side. */
export const COMPARE_LIMIT = 4;

const CODE = /^[\w.-]{1,64}$/;

/** Codes of the products an address compares. */
export function readCompareCodes(params: URLSearchParams): string[] {
  const codes = (params.get('compare') ?? '').split(',').filter((code) => CODE.test(code));
  return [...new Set(codes)].slice(0, COMPARE_LIMIT);
}

/** Address of the list on the same page with other products compared. */
export function toCompareHref(query: ListQuery, codes: readonly string[]): string {
  return query.hrefWith({ compare: codes.join(','), page: query.getPage() });
}
