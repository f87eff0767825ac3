import type { checkFavorites, listFavorites, removeFavorite, saveFavorite } from '@portal/api-contract';
import { accountAreaApi } from '../api/account-api';
import { mutation, query } from '../api/contract-endpoints';

/** The user's favourites (endpoints §4.11); who changes them says what became of it. */
export const favoritesApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    checkFavorites: query<typeof checkFavorites>('POST', '/ptl/favorite/check'),
    listFavorites: query<typeof listFavorites>('POST', '/ptl/favorite/pageList', { provides: ['Favorite'] }),
    saveFavorite: mutation<typeof saveFavorite>('POST', '/ptl/favorite/save', { invalidates: ['Favorite'] }),
    removeFavorite: mutation<typeof removeFavorite>('POST', '/ptl/favorite/remove', { invalidates: ['Favorite'] }),
  }),
});

export const { useListFavoritesQuery, useRemoveFavoriteMutation } = favoritesApi;
