import type {
  EndpointData,
  EndpointInput,
  recordClick,
  recordDocView,
  searchHotWords,
  searchPreview,
  searchResult,
  searchSuggestions,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';
import { mutation, query, toQuery } from '../api/contract-endpoints';
import { type SearchPeriod, toSearchBody } from '../search/search-period';

/** What the results are asked for; `since` is a span of time, so that the same question is the same call every day. */
export type SearchResultInput = Omit<EndpointInput<typeof searchResult>, 'since'> & {
  readonly since?: SearchPeriod | undefined;
};

/** Seconds for which suggestions of a word are not asked for again. */
const SUGGESTIONS_KEPT_S = 300;

/** Seconds for which hot words are not asked for again. */
const HOT_WORDS_KEPT_S = 3600;

/** Site-wide search. A search that fails shows so itself or finds nothing, so no notice tells of it. */
export const searchApi = baseApi.injectEndpoints({
  endpoints: () => ({
    searchSuggestions: query<typeof searchSuggestions>('POST', '/ptl/es/fulSearch/api/search', {
      // Any other code offers nothing (spec §7).
      successCodes: ['0'],
      keepUnusedDataFor: SUGGESTIONS_KEPT_S,
    }),
    searchPreview: query<typeof searchPreview>('POST', '/ptl/es/fulSearch/api/searchPreview', {
      keepUnusedDataFor: SUGGESTIONS_KEPT_S,
    }),
    searchResult: toQuery<SearchResultInput, EndpointData<typeof searchResult>>((input) =>
      call<typeof searchResult>('POST', '/ptl/es/fulSearch/api/searchResult')(toSearchBody(input, new Date())),
    ),
    searchHotWords: query<typeof searchHotWords>('GET', '/ptl/es/fulSearch/api/searchHotWords', {
      keepUnusedDataFor: HOT_WORDS_KEPT_S,
    }),
    recordClick: mutation<typeof recordClick>('POST', '/ptl/es/fulSearch/api/recordClick'),
    recordDocView: mutation<typeof recordDocView>('POST', '/ptl/es/fulSearch/api/recordDocView'),
  }),
});

export const { useRecordClickMutation } = searchApi;
