import type { Brand } from '@portal/data-access-api';
import { readChoice, readPage, readText } from '@portal/ui-content';
import { DELIVERY_LABELS, PRICING_LABELS, SORTS, toChoices } from '../shared/product-facets';

const PAGE_SIZE = 12;
const MOST_PRODUCTS = 100;
const LONGEST_TAG = 12;

/** What the list asks for at an address: the loader and the page must ask for exactly the same. */
export function toProductInput({ visibleRange }: Pick<Brand, 'visibleRange'>, params: URLSearchParams) {
  const categoryId = readText(params, 'category', 64);
  const keyword = readText(params, 'keyword');
  const deliveryMode = readChoice(params, 'delivery', toChoices(DELIVERY_LABELS));
  const pricingMode = readChoice(params, 'pricing', toChoices(PRICING_LABELS));
  const tag = readText(params, 'tag', LONGEST_TAG);
  const sort = readChoice(
    params,
    'sort',
    SORTS.map(({ value }) => value),
  );
  return {
    visibleRange,
    ...(categoryId && { categoryId }),
    ...(keyword && { keyword }),
    ...(deliveryMode && { deliveryMode }),
    ...(pricingMode && { pricingMode }),
    ...(tag && { tag }),
    ...(sort && { sort }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  };
}

/** What tells the tree its numbers and the filters their options: the brand's products without a filter. */
export function toFacetInput({ visibleRange }: Pick<Brand, 'visibleRange'>) {
  return { visibleRange, pageNo: 1, pageSize: MOST_PRODUCTS };
}
