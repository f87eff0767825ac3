import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useParams } from 'react-router-dom';
import { useBrand } from '../brand/brand-context';
import type { ApiError } from '../http/api-error';
import type { RootState } from '../store/app-store';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { DataRequest, DataRequests, PageData, QueryResult } from './page-data';

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

  useEffect(() => {
    const calls = Object.values(requests).flatMap((request) => request?.start(dispatch) ?? []);
    return () => calls.forEach((call) => call.unsubscribe());
  }, [requests, dispatch]);

  const states = useAppSelector((state) => selectStates(requests, state), shallowEqual);
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
        isFetching: status === 'pending' || (status === 'uninitialized' && requests[name] !== null),
        refetch: () => requests[name]?.refetch(dispatch),
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
