import type {
  checkFavorites,
  EndpointInput,
  FavoriteItem,
  listFavorites,
  removeFavorite,
  saveFavorite,
} from '@portal/api-contract';
import { accountAreaApi } from '../api/account-api';
import { call } from '../api/call';
import { type Mutation, query, toMutation } from '../api/contract-endpoints';
import type { ApiError } from '../http/api-error';
import type { ApiRequest } from '../http/api-transport';
import type { AppDispatch } from '../store/app-store';

type Send = (request: ApiRequest) => PromiseLike<{ readonly data?: unknown; readonly error?: ApiError | undefined }>;

const LIST = { type: 'Favorite', id: 'LIST' } as const;

/** The user's favourites (endpoints §4.11); who changes them says what became of it. */
export const favoritesApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    checkFavorites: query<typeof checkFavorites>('POST', '/ptl/favorite/check'),
    listFavorites: query<typeof listFavorites>('POST', '/ptl/favorite/pageList', { provides: [LIST] }),
    saveFavorite: change<typeof saveFavorite>('/ptl/favorite/save', true),
    removeFavorite: change<typeof removeFavorite>('/ptl/favorite/remove', false),
  }),
});

/** Whether single items are favourites. */
export const favoriteStateApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => ({
    isFavorite: build.query<boolean, FavoriteItem>({
      // The next who looks may be somebody else.
      keepUnusedDataFor: 0,
      async queryFn(item, { dispatch }) {
        batch ??= openBatch(dispatch);
        batch.items.push(item);
        const { data, error } = await batch.response;
        return data ? { data: data.some((found) => print(found) === print(item)) } : { error: error as ApiError };
      },
    }),
  }),
});

/** A mutation that is shown at once, and taken back where it fails. */
function change<E extends typeof saveFavorite | typeof removeFavorite>(
  path: E['path'],
  isFavorite: boolean,
): Mutation<EndpointInput<E>, null> {
  const toRequest = call<E>('POST', path);
  return toMutation<EndpointInput<E>, null>(
    {
      async queryFn(input, _api, _options, send) {
        const { error } = await enqueue(() => (send as Send)(toRequest(input)));
        return error ? { error } : { data: null };
      },
    },
    {
      invalidates: [LIST],
      async onQueryStarted({ contentType, id, nodeId }, { dispatch, getState, queryFulfilled }) {
        const item = { contentType, id, nodeId };
        const { getRunningQueryThunk, upsertQueryData } = favoriteStateApi.util;
        const { data: before = false } = favoriteStateApi.endpoints.isFavorite.select(item)(getState());
        // What is asked now may be answered with the state before.
        dispatch(getRunningQueryThunk('isFavorite', item))?.abort();
        void dispatch(upsertQueryData('isFavorite', item, isFavorite));
        await queryFulfilled.catch(() => dispatch(upsertQueryData('isFavorite', item, before)));
      },
    },
  );
}

let lastCall: Promise<unknown> = Promise.resolve();

/** One change after the other: the one that takes another back must not overtake it. */
function enqueue<Result>(send: () => PromiseLike<Result>): Promise<Result> {
  const call = lastCall.then(send);
  lastCall = call;
  return call;
}

interface Batch {
  readonly items: FavoriteItem[];
  readonly response: Promise<{ readonly data?: readonly FavoriteItem[] | undefined; readonly error?: unknown }>;
}

/** Items of one page, which are asked about in one call. */
let batch: Batch | undefined;

function openBatch(dispatch: AppDispatch): Batch {
  const items: FavoriteItem[] = [];
  const response = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    batch = undefined;
    const options = { subscribe: false, forceRefetch: true };
    return dispatch(favoritesApi.endpoints.checkFavorites.initiate({ items }, options));
  });
  return { items, response };
}

function print({ contentType, id, nodeId = '' }: FavoriteItem): string {
  return JSON.stringify([contentType, id, nodeId]);
}

export const { useRemoveFavoriteMutation } = favoritesApi;
