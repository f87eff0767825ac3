import { useEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useBrand } from '../brand/brand-context';
import type { ApiError } from '../http/api-error';
import type { RootState } from '../store/app-store';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { DataRequest, DataRequests, PageData, PendingCall, QueryResult } from './page-data';

type Requests = Readonly<Record<string, DataRequest<unknown> | null>>;

/** Asks for what a page needs as long as it is shown; returns the results by the names of its props. */
export function usePageRequests<Query, Named extends DataRequests>(
  { list }: PageData<Query, Named>,
  query: Query,
): Readonly<Record<string, QueryResult<unknown>>> {
  const dispatch = useAppDispatch();
  const brand = useBrand();
  const params = useParams();
  const requests = useAppSelector(
    (state): Requests => list({ brand, params, query, read: (request) => request?.select(state).data }),
    areSame,
  );
  const calls = useRef<ReadonlyMap<string, PendingCall>>(new Map());

  useEffect(() => {
    const started = new Map(
      Object.entries(requests).flatMap(([name, request]) => (request ? [[name, request.start(dispatch)]] : [])),
    );
    calls.current = started;
    return () => started.forEach((call) => call.unsubscribe());
  }, [requests, dispatch]);

  const states = useAppSelector((state) => selectStates(requests, state), shallowEqual);
  const last = useRef<Readonly<Record<string, unknown>>>({});
  useEffect(() => {
    const found = Object.entries(states).flatMap(([name, { data }]) => (data === undefined ? [] : [[name, data]]));
    last.current = { ...last.current, ...Object.fromEntries(found) };
  }, [states]);
  return Object.fromEntries(
    Object.entries(states).map(([name, { data, error, status }]) => [
      name,
      {
        data,
        lastData: data ?? last.current[name],
        error: error as ApiError | undefined,
        isError: status === 'rejected',
        isFetching: status === 'pending' || (status === 'uninitialized' && requests[name] !== null),
        refetch: () => void calls.current.get(name)?.refetch(),
      },
    ]),
  );
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
