import { configureStore, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '../api/api';
import type { StoreExtra } from '../http/base-query';
import { type AppStore, type RootState, rootReducer, watchErrors } from './app-store';

/** Finished calls of a store, as they are in it. */
export type FinishedQueries = RootState['api']['queries'];

/** Options of a store for one render. */
export interface RenderStoreOptions extends StoreExtra {
  /** Calls that another store has finished: for what is the same for every request. */
  readonly finished?: FinishedQueries | undefined;
}

const NOBODY = {
  getSubscriptions: () => new Map(),
  getSubscriptionCount: () => 0,
  isRequestSubscribed: () => false,
};

/** Stands in the place of RTK Query's middleware: its hooks ask who follows a call, and while rendering nobody does. */
const followNothing: Middleware = () => (next) => (action) =>
  baseApi.internalActions.internal_getRTKQSubscriptions.match(action) ? NOBODY : next(action);

/**
 * Creates a store for one render on the server. Its calls are made once and never again, so that nothing of it counts
 * who needs them, waits to forget them, or is told of changes later.
 */
export function createRenderStore({ transport, finished }: RenderStoreOptions): AppStore {
  const extra: StoreExtra = { transport };
  const store = configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (getDefault) =>
      getDefault({ thunk: { extraArgument: extra }, immutableCheck: false, serializableCheck: false }).concat(
        followNothing,
        watchErrors(undefined),
      ),
    enhancers: (getDefault) => getDefault({ autoBatch: false }),
    ...(finished && { preloadedState: { [baseApi.reducerPath]: adopt(finished) } as Partial<RootState> }),
  });
  return store as unknown as AppStore;
}

function adopt(queries: FinishedQueries): RootState['api'] {
  return { ...baseApi.reducer(undefined, { type: '@@adopt' }), queries };
}
