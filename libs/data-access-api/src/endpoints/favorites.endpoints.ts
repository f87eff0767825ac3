import type {
  checkFavorites,
  EndpointData,
  EndpointInput,
  listFavorites,
  removeFavorite,
  saveFavorite,
} from '@portal/api-contract';
import { accountAreaApi } from '../api/account-api';
import { call } from '../api/call';

const SILENT = { isSilent: true };

const changes = (_result: unknown, error: unknown) => (error ? [] : (['Favorite'] as const));

/** The user's favourites (endpoints §4.11); who changes them says what became of it. */
export const favoritesApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => ({
    checkFavorites: build.query<EndpointData<typeof checkFavorites>, EndpointInput<typeof checkFavorites>>({
      query: call<typeof checkFavorites>('POST', '/ptl/favorite/check'),
      extraOptions: SILENT,
    }),
    listFavorites: build.query<EndpointData<typeof listFavorites>, EndpointInput<typeof listFavorites>>({
      query: call<typeof listFavorites>('POST', '/ptl/favorite/pageList'),
      providesTags: ['Favorite'],
      extraOptions: SILENT,
    }),
    saveFavorite: build.mutation<EndpointData<typeof saveFavorite>, EndpointInput<typeof saveFavorite>>({
      query: call<typeof saveFavorite>('POST', '/ptl/favorite/save'),
      invalidatesTags: changes,
      extraOptions: SILENT,
    }),
    removeFavorite: build.mutation<EndpointData<typeof removeFavorite>, EndpointInput<typeof removeFavorite>>({
      query: call<typeof removeFavorite>('POST', '/ptl/favorite/remove'),
      invalidatesTags: changes,
      extraOptions: SILENT,
    }),
  }),
});

export const { useListFavoritesQuery, useRemoveFavoriteMutation } = favoritesApi;
