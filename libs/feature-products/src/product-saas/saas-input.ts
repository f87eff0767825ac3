import { readChoice, readPage, readText } from '@portal/ui-content';
import { toChoices, TYPE_LABELS } from '../shared/product-facets';

const PAGE_SIZE = 12;

/** What the list asks for at an address: the loader and the page must ask for exactly the same. */
export function toSaasInput(params: URLSearchParams) {
  const categoryId = readText(params, 'category', 64);
  const productType = readChoice(params, 'productType', toChoices(TYPE_LABELS));
  return {
    ...(categoryId && { categoryId }),
    ...(productType && { productType }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  };
}
