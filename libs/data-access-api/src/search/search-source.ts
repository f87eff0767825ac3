import type { Suggestion } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { searchApi } from '../endpoints/search.endpoints';
import type { AppDispatch } from '../store/app-store';
import { removeSearch, listSearchHistory } from './search-history';

/** Suggestions shown at once (spec §9). */
const SUGGESTION_COUNT = 10;

const { searchSuggestions, searchHotWords, recordDocView } = searchApi.endpoints;

/**
 * Where a search field gets what it offers. What cannot be had is an empty list (spec §7); responses are kept a while,
 * so a word is asked for once.
 */
export function createSearchSource(dispatch: AppDispatch, visibleRange: number) {
  return {
    async suggest(keywords: string): Promise<readonly Suggestion[]> {
      const input = { keywords, pageNo: 1, pageSize: SUGGESTION_COUNT, visibleRange };
      const { data } = await dispatch(searchSuggestions.initiate(input, { subscribe: false }));
      return data?.slice(0, SUGGESTION_COUNT) ?? [];
    },
    async listHotWords(): Promise<readonly string[]> {
      return (await dispatch(searchHotWords.initiate({ visibleRange }, { subscribe: false }))).data ?? [];
    },
    /** A page was opened from a suggestion (spec §4); nobody waits for it. */
    recordView({ module, id }: Pick<Suggestion, 'module' | 'id'>): void {
      void dispatch(recordDocView.initiate({ contentType: CONTENT_TYPES[module], id }, { track: false }));
    },
    listHistory: listSearchHistory,
    remove: removeSearch,
  };
}
