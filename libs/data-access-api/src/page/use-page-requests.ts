import { useEffect, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { ApiError } from '../http/api-error';
import type { AppDispatch, RootState } from '../store/app-store';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { DataContext, DataRequest, DataRequests, PageData, PendingCall, QueryResult } from './page-data';

type Requests = Readonly<Record<string, DataRequest<unknown> | null>>;

/** What the requests of a page may know of one another; nothing where there is no state yet. */
export function readFrom(state: RootState | undefined): Pick<DataContext<unknown>, 'read' | 'hasFailed'> {
  return {
    read: (request) => (state ? request?.select(state).data : undefined),
    hasFailed: (request) => state !== undefined && request?.select(state).status === 'rejected',
  };
}

/** Asks for what a page needs as long as it is shown; returns the results by the names of its props. */
export function usePageRequests<Query, Named extends DataRequests>(
  { list }: PageData<Query, Named>,
  { brand, params, query }: Omit<DataContext<Query>, keyof ReturnType<typeof readFrom>>,
): Readonly<Record<string, QueryResult<unknown>>> {
  const dispatch = useAppDispatch();
  const requests = useAppSelector((state): Requests => list({ brand, params, query, ...readFrom(state) }), areSame);

  const states = useAppSelector((state) => selectStates(requests, state), shallowEqual);
  useCalls(requests, states, dispatch);

  const [last, setLast] = useState<Readonly<Record<string, unknown>>>({});
  const fresh = Object.entries(states).filter(([name, { data }]) => data !== undefined && data !== last[name]);
  if (fresh.length > 0) setLast({ ...last, ...Object.fromEntries(fresh.map(([name, { data }]) => [name, data])) });
  return Object.fromEntries(
    Object.entries(states).map(([name, { data, error, status }]) => [
      name,
      {
        data,
        lastData: data ?? last[name],
        error: error as ApiError | undefined,
        isError: status === 'rejected',
        isFetching: isUnderWay(status, requests[name]),
        isLoading: data === undefined && isUnderWay(status, requests[name]),
        refetch: () => requests[name]?.refetch(dispatch) ?? Promise.resolve(),
      },
    ]),
  );
}

function isUnderWay(status: string, request: DataRequest<unknown> | null | undefined): boolean {
  return status === 'pending' || (status === 'uninitialized' && Boolean(request));
}

/** Starts what is not known yet, also where all has been forgotten since, and releases what is not asked for any more. */
function useCalls(requests: Requests, states: ReturnType<typeof selectStates>, dispatch: AppDispatch): void {
  const calls = useRef(new Map<string, PendingCall>());
  const unknown = Object.keys(requests).filter((name) => requests[name] && states[name]?.status === 'uninitialized');
  const unknownNames = unknown.join(' ');

  useEffect(() => {
    const held = calls.current;
    const names = unknownNames.split(' ');
    const known = Object.entries(requests).filter(([name]) => !names.includes(name));
    const kept = new Set(known.map(([, request]) => request?.key));
    for (const [key, call] of held) {
      if (kept.has(key)) continue;
      call.unsubscribe();
      held.delete(key);
    }
    for (const request of Object.values(requests)) {
      if (request && !held.has(request.key)) held.set(request.key, request.start(dispatch));
    }
  }, [requests, unknownNames, dispatch]);

  useEffect(() => {
    const held = calls.current;
    return () => {
      for (const call of held.values()) call.unsubscribe();
      held.clear();
    };
  }, []);
}

const NOTHING = { data: undefined, error: undefined, status: 'uninitialized' };

function selectStates(requests: Requests, state: RootState) {
  return Object.fromEntries(
    Object.entries(requests).map(([name, request]) => [name, request?.select(state) ?? NOTHING]),
  );
}

function areSame(first: Requests, second: Requests): boolean {
  const names = Object.keys(second);
  return names.length === Object.keys(first).length && names.every((name) => first[name]?.key === second[name]?.key);
}
