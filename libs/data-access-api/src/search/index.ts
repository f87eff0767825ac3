// Site-wide search: loaded with the first use of a search field, or with the page of the results.
export { searchApi, useRecordClickMutation } from '../endpoints/search.endpoints';
export type { SearchResultInput } from '../endpoints/search.endpoints';
export { removeSearch, listSearchHistory, rememberSearch, useSearchHistory } from './search-history';
export type { SearchPeriod } from './search-period';
export { createSearchSource } from './search-source';
