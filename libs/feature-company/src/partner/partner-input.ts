import type { Brand } from '@portal/data-access-api';
import { readPage, readText } from '@portal/ui-content';

const PAGE_SIZE = 12;
const LONGEST_CHOICE = 20;

/** What the directory asks for at an address: the loader and the page must ask for exactly the same. */
export function toPartnerInput({ visibleRange }: Pick<Brand, 'visibleRange'>, params: URLSearchParams) {
  const kind = readText(params, 'kind', LONGEST_CHOICE);
  const region = readText(params, 'region', LONGEST_CHOICE);
  const keyword = readText(params, 'keyword');
  return {
    visibleRange,
    ...(kind && { kind }),
    ...(region && { region }),
    ...(keyword && { keyword }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  };
}
