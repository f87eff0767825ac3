import type { Brand } from '@portal/data-access-api';
import { readChoice, readPage } from '@portal/ui-content';

const STATES = ['enrolling', 'ongoing', 'ended', 'replay'] as const;
const PAGE_SIZE = 12;

/** What the list asks for at an address: the loader and the page must ask for exactly the same. */
export function toActivityInput({ visibleRange }: Pick<Brand, 'visibleRange'>, params: URLSearchParams) {
  const state = readChoice(params, 'state', STATES);
  return { visibleRange, ...(state && { state }), pageNo: readPage(params), pageSize: PAGE_SIZE };
}
