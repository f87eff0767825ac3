import { combineReducers, configureStore, isRejectedWithValue, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/api';
import { type ApiError, isAuthError } from '../http/api-error';
import type { CallOptions, StoreExtra } from '../http/base-query';
import { authInfoReducer, sessionExpired } from './auth-info.slice';
import { entranceReducer } from './entrance.slice';
import { personInfoReducer } from './person-info.slice';
import { restoreQueries, type QuerySnapshot } from './query-snapshot';

/** Reducer of all of the state. */
export const rootReducer = combineReducers({
  [baseApi.reducerPath]: baseApi.reducer,
  authInfo: authInfoReducer,
  entrance: entranceReducer,
  personInfo: personInfoReducer,
});

/** State of the store. */
export type RootState = ReturnType<typeof rootReducer>;

/** Options of a store: what carries its calls, and what the server already knows. */
export interface AppStoreOptions extends StoreExtra {
  readonly snapshot?: readonly QuerySnapshot[] | undefined;
  /** Told of every failed call, for the one place where errors are shown. */
  readonly onError?: ((error: ApiError) => void) | undefined;
}

/** Creates the middleware that hears of failed calls. */
export function watchErrors(onError: AppStoreOptions['onError']): Middleware {
  return (store) => (next) => (action) => {
    const result = next(action);
    if (isRejectedWithValue(action)) {
      const error = action.payload as ApiError;
      if (isAuthError(error)) store.dispatch(sessionExpired());
      if (notifiesOfErrors(action.meta)) onError?.(error);
    }
    return result;
  };
}

function notifiesOfErrors(meta: object): boolean {
  const { baseQueryMeta } = meta as { readonly baseQueryMeta?: CallOptions };
  return baseQueryMeta?.notifiesOfErrors ?? false;
}

/** Creates a store: one per browser window, one per request on the server. */
export function createAppStore({ transport, snapshot, onError }: AppStoreOptions) {
  const extra: StoreExtra = { transport };
  return configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (getDefault) =>
      // Every value comes out of JSON or a slice of ours; the checks would cost more than the render.
      getDefault({ thunk: { extraArgument: extra }, immutableCheck: false, serializableCheck: false }).concat(
        baseApi.middleware,
        watchErrors(onError),
      ),
    ...(snapshot && { preloadedState: { [baseApi.reducerPath]: restoreQueries(snapshot) } as Partial<RootState> }),
  });
}

/** The store. */
export type AppStore = ReturnType<typeof createAppStore>;

/** The store's dispatch, which also takes thunks. */
export type AppDispatch = AppStore['dispatch'];
