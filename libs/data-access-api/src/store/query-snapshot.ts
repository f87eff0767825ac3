import type { ApiError } from '../http/api-error';
import { baseApi } from '../api/api';

/** A finished call on its way from server to browser: endpoint, arguments, data, or the error instead. */
export type QuerySnapshot =
  | readonly [endpointName: string, argument: unknown, data: unknown]
  | readonly [endpointName: string, argument: unknown, data: null, error: ApiError];

interface QueryEntry {
  readonly status: string;
  readonly endpointName?: string;
  readonly originalArgs?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
}

type ApiState = ReturnType<typeof baseApi.reducer>;

/**
 * Texts of responses that stand in the document as they are, by call: they do not travel twice. The page that shows one
 * reads it there.
 */
const SHOWN_TEXTS: Readonly<Record<string, string>> = { findDocContent: 'bodyHtml' };

function withoutShownText(endpointName: string, data: unknown): unknown {
  const name = SHOWN_TEXTS[endpointName];
  return name === undefined ? data : { ...(data as object), [name]: '' };
}

/** Collects the finished calls of a store; the browser's store starts from them and asks nothing twice. */
export function snapshotQueries(state: { readonly api: ApiState }): QuerySnapshot[] {
  return Object.values(state.api.queries as Readonly<Record<string, QueryEntry | undefined>>).flatMap(
    (entry): QuerySnapshot[] => {
      if (!entry?.endpointName) return [];
      const { endpointName, originalArgs = null, data, error } = entry;
      if (entry.status === 'fulfilled') return [[endpointName, originalArgs, withoutShownText(endpointName, data)]];
      return entry.status === 'rejected' ? [[endpointName, originalArgs, null, error as ApiError]] : [];
    },
  );
}

/** Rebuilds the state of RTK Query from a snapshot, so that the first render equals the server's. */
export function restoreQueries(snapshot: readonly QuerySnapshot[]): ApiState {
  const now = Date.now();
  const queries = snapshot.map(([endpointName, argument, data, error]) => {
    const entry = {
      endpointName,
      requestId: 'server',
      originalArgs: argument ?? undefined,
      startedTimeStamp: now,
      ...(error ? { status: 'rejected', error } : { status: 'fulfilled', data, fulfilledTimeStamp: now }),
    };
    return [buildCacheKey(endpointName, argument), entry] as const;
  });
  const initial = baseApi.reducer(undefined, { type: '@@restore' });
  return { ...initial, queries: Object.fromEntries(queries) as unknown as ApiState['queries'] };
}

// RTK Query's own key: arguments in the order of their names; no arguments print as `undefined`.
function buildCacheKey(endpointName: string, argument: unknown): string {
  return `${endpointName}(${JSON.stringify(argument ?? undefined, sortNames)})`;
}

function sortNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}
