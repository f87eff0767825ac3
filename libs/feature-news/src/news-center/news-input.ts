import type { Brand } from '@portal/data-access-api';
import { readChoice, readPage } from '@portal/ui-content';

const KINDS = ['company', 'industry', 'notice'] as const;
const PAGE_SIZE = 24;

/** What the list asks for at an address: the loader and the page must ask for exactly the same. */
export function toNewsInput({ visibleRange }: Pick<Brand, 'visibleRange'>, params: URLSearchParams) {
  const kind = readChoice(params, 'kind', KINDS);
  const year = Number(params.get('year'));
  return {
    visibleRange,
    ...(kind && { kind }),
    ...(year >= 2000 && year <= 2100 && { year }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  };
}
