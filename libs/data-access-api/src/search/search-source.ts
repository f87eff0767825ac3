import type { SearchItem, Suggestion } from '@portal/api-contract';
import { CONTENT_TYPES } from '@portal/api-contract/rules';
import { searchApi } from '../endpoints/search.endpoints';
import type { AppDispatch } from '../store/app-store';
import { removeSearch, listSearchHistory } from './search-history';

/** Suggestions shown at once (spec §9). */
const SUGGESTION_COUNT = 10;

const { searchSuggestions, searchPreview, searchHotWords, recordDocView } = searchApi.endpoints;

/**
 * Where a search field gets what it offers. What cannot be had is an empty list (spec §7); responses are kept a while,
 * so a word is asked for once.
 * @param getDocument says which document is being read: its pages come first
 */
export function createSearchSource(
  dispatch: AppDispatch,
  visibleRange: number,
  getDocument: () => string | undefined = () => undefined,
) {
  return {
    async suggest(keywords: string): Promise<readonly Suggestion[]> {
      const input = { keywords, docId: getDocument(), pageNo: 1, pageSize: SUGGESTION_COUNT, visibleRange };
      const { data } = await dispatch(searchSuggestions.initiate(input, { subscribe: false }));
      return data?.slice(0, SUGGESTION_COUNT) ?? [];
    },
    async preview(id: string, keywords: string): Promise<SearchItem | null> {
      const input = { id, keywords, visibleRange };
      return (await dispatch(searchPreview.initiate(input, { subscribe: false }))).data ?? null;
    },
    getDocument,
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
