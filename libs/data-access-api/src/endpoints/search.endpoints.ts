import type {
  EndpointData,
  EndpointInput,
  recordClick,
  recordDocView,
  searchHotWords,
  searchResult,
  searchSuggestions,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call } from '../api/call';
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
  endpoints: (build) => ({
    searchSuggestions: build.query<EndpointData<typeof searchSuggestions>, EndpointInput<typeof searchSuggestions>>({
      query: call<typeof searchSuggestions>('POST', '/ptl/es/fulSearch/api/search'),
      keepUnusedDataFor: SUGGESTIONS_KEPT_S,
      // Any other code offers nothing (spec §7).
      extraOptions: { isSilent: true, successCodes: ['0'] },
    }),
    searchResult: build.query<EndpointData<typeof searchResult>, SearchResultInput>({
      query: (input) =>
        call<typeof searchResult>('POST', '/ptl/es/fulSearch/api/searchResult')(toSearchBody(input, new Date())),
      extraOptions: { isSilent: true },
    }),
    searchHotWords: build.query<EndpointData<typeof searchHotWords>, EndpointInput<typeof searchHotWords>>({
      query: call<typeof searchHotWords>('GET', '/ptl/es/fulSearch/api/searchHotWords'),
      keepUnusedDataFor: HOT_WORDS_KEPT_S,
      extraOptions: { isSilent: true },
    }),
    recordClick: build.mutation<EndpointData<typeof recordClick>, EndpointInput<typeof recordClick>>({
      query: call<typeof recordClick>('POST', '/ptl/es/fulSearch/api/recordClick'),
      extraOptions: { isSilent: true },
    }),
    recordDocView: build.mutation<EndpointData<typeof recordDocView>, EndpointInput<typeof recordDocView>>({
      query: call<typeof recordDocView>('POST', '/ptl/es/fulSearch/api/recordDocView'),
      extraOptions: { isSilent: true },
    }),
  }),
});

export const { useSearchResultQuery, useSearchHotWordsQuery, useRecordClickMutation } = searchApi;
