import type { SearchModule } from '@portal/api-contract';
import type { Brand } from '@portal/data-access-api';
import type { SearchPeriod, SearchResultInput } from '@portal/data-access-api/search';
import { readChoice, readPage } from '@portal/ui-content';

/** Names of the address's query that narrow the results. */
export const FILTER_NAMES = ['module', 'doc', 'version', 'since'] as const;

const MODULES: readonly SearchModule[] = [
  'PRODUCT',
  'SOLUTION',
  'CASE',
  'DOCUMENT',
  'MARKETING_ACTIVITY',
  'DEVELOP',
  'NEWS',
  'RECRUIT',
  'MODEL',
];
const PERIODS: readonly SearchPeriod[] = ['month', 'quarter', 'year'];

const PAGE_SIZE = 10;
const LAST_PAGE = 100;
const LONGEST_WORD = 100;

const CONTROL_CHARACTERS = /\p{Cc}+/gu;
const HALF_CHARACTER = /[\ud800-\udbff]$/;
const DOCUMENT_ID = /^[\w.-]{1,64}$/;
const VERSION_ID = /^[^\s/\\?#%]{1,64}$/;

/** What is searched for: what stands in the address, without what no keyboard types, and cut to a length to show. */
export function readWord(params: URLSearchParams): string {
  const typed = params.get('wd') ?? '';
  const word = typed
    .slice(0, LONGEST_WORD * 2)
    .replaceAll(CONTROL_CHARACTERS, ' ')
    .trim();
  return word.slice(0, LONGEST_WORD).replace(HALF_CHARACTER, '').trim();
}

/** Kind of results an address asks for; absent for all. */
export function readModule(params: URLSearchParams): SearchModule | undefined {
  return readChoice(params, 'module', MODULES);
}

/** Document an address narrows the results to, and the version of it. */
export function readDocument(params: URLSearchParams): { readonly docId?: string; readonly docVersionId?: string } {
  const docId = params.get('doc') ?? '';
  const docVersionId = params.get('version') ?? '';
  if (readModule(params) !== 'DOCUMENT' || !DOCUMENT_ID.test(docId)) return {};
  return { docId, ...(VERSION_ID.test(docVersionId) && { docVersionId }) };
}

/** What the results are asked for at an address: the loader and the page must ask for exactly the same. */
export function toSearchInput(
  { visibleRange }: Pick<Brand, 'visibleRange'>,
  params: URLSearchParams,
): SearchResultInput {
  const module = readModule(params);
  const since = readChoice(params, 'since', PERIODS);
  return {
    visibleRange,
    keywords: readWord(params),
    ...(module && { module }),
    ...readDocument(params),
    ...(since && { since }),
    pageNo: Math.min(readPage(params), LAST_PAGE),
    pageSize: PAGE_SIZE,
  };
}
