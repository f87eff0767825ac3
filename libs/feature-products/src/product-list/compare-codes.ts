import type { ListQuery } from '@portal/ui-content';

/** Most products side by side. */
export const COMPARE_LIMIT = 4;

/** Form of a product's code. */
export const PRODUCT_CODE = /^[\w.-]{1,64}$/;

/** URL of the list on the same page with other products compared. */
export function toCompareHref(query: ListQuery, codes: readonly string[]): string {
  return query.hrefWith({ compare: codes.join(','), page: query.getPage() });
}
