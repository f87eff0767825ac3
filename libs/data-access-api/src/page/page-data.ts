import type { Brand } from '../brand/brand-context';
import type { ApiError } from '../http/api-error';
import type { AppDispatch, RootState } from '../store/app-store';
import { defineUrlQuery, type UrlFields, type UrlQuery } from './url-query';

/** Dynamic segments of a page's path. */
export type PathParams = Readonly<Record<string, string | undefined>>;

/** What a page's data depends on. */
export interface DataContext<Query> {
  readonly brand: Brand;
  readonly params: PathParams;
  readonly query: Query;
  /** Returns the data of another request, once it is there: for requests that depend on one another. */
  readonly read: <Data>(request: DataRequest<Data> | null) => Data | undefined;
  /** Whether another request was answered without its data. */
  readonly hasFailed: (request: DataRequest<unknown> | null) => boolean;
}

/** State of a request in the store. */
interface RequestState<Data> {
  readonly data?: Data | undefined;
  readonly error?: unknown;
  readonly status: string;
}

/** A call in flight: it holds its data until it is released. */
export interface PendingCall extends PromiseLike<unknown> {
  readonly unsubscribe: () => void;
}

/** One call of a page. */
export interface DataRequest<Data> {
  /** Tells the request from others of its page. */
  readonly key: string;
  readonly start: (dispatch: AppDispatch) => PendingCall;
  /** Asks again, for all who show the data. */
  readonly refetch: (dispatch: AppDispatch) => PromiseLike<unknown>;
  readonly select: (state: RootState) => RequestState<Data>;
}

/** The part of a query endpoint that a request is made of. */
interface QueryEndpoint<Arg, Data> {
  readonly name: string;
  initiate(
    input: Arg,
    options?: { readonly forceRefetch?: boolean; readonly subscribe?: boolean },
  ): (dispatch: never, getState: never, extra: never) => PendingCall;
  select(input: Arg): (state: never) => { readonly data?: Data | undefined };
}

/** Input of a call, or nothing where it is not made; calls without an input are made without it. */
type MaybeInput<Arg> = [void] extends [Arg] ? [input?: Input<Arg>] : [input: Input<Arg>];

type Input<Arg> = Arg | false | null | undefined | '' | 0;

/** Names a call that a page needs; it is not made where its input is nothing. */
export function fetchQuery<Arg, Data>(
  endpoint: QueryEndpoint<Arg, Data>,
  ...inputs: MaybeInput<Arg>
): DataRequest<Data> | null {
  return toRequest(endpoint, inputs, false);
}

/** As `fetchQuery`, for data that may be out of date by now: it is shown, and asked for again. */
export function fetchFresh<Arg, Data>(
  endpoint: QueryEndpoint<Arg, Data>,
  ...inputs: MaybeInput<Arg>
): DataRequest<Data> | null {
  return toRequest(endpoint, inputs, true);
}

function toRequest<Arg, Data>(
  endpoint: QueryEndpoint<Arg, Data>,
  inputs: readonly [input?: Input<Arg>],
  isFresh: boolean,
): DataRequest<Data> | null {
  if (inputs.length > 0 && !inputs[0]) return null;
  const input = inputs[0] as Arg;
  return {
    key: `${endpoint.name} ${JSON.stringify(input)}`,
    start: (dispatch) => dispatch(endpoint.initiate(input, { forceRefetch: isFresh }) as never),
    refetch: (dispatch) => dispatch(endpoint.initiate(input, { forceRefetch: true, subscribe: false }) as never),
    select: endpoint.select(input) as unknown as DataRequest<Data>['select'],
  };
}

/** Requests of a page by the names of its props. */
export type DataRequests = Readonly<Record<string, DataRequest<unknown> | null>>;

/** What a page needs from the API, named once: loader, props, item and cache key follow from it. */
export interface PageData<Query, Requests extends DataRequests> {
  readonly query: UrlQuery<Query>;
  readonly list: (context: DataContext<Query>) => Requests;
}

/** What a page gets of one of its requests. */
export interface QueryResult<Data> {
  /** Absent while it is on its way, where it failed, and where it was not asked for. */
  readonly data: Data | undefined;
  /** Data of the newest response, also where it was to another input. */
  readonly lastData: Data | undefined;
  readonly error: ApiError | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  /** Asked for the first time, and not answered yet. */
  readonly isLoading: boolean;
  /** Asks again; resolves when that is answered. */
  readonly refetch: () => PromiseLike<unknown>;
}

const NO_QUERY = defineUrlQuery({});

/** Names the data of a page that reads nothing of its query. */
export function pageData<Requests extends DataRequests>(
  list: (context: DataContext<object>) => Requests,
): PageData<object, Requests>;
/** Names the data of a page and the query that it reads: by its fields, or as it is defined elsewhere. */
export function pageData<Query extends object, Requests extends DataRequests>(
  query: UrlFields<Query>,
  list: (context: DataContext<Query>) => Requests,
): PageData<Query, Requests>;
export function pageData<Query, Requests extends DataRequests>(
  query: UrlQuery<Query>,
  list: (context: DataContext<Query>) => Requests,
): PageData<Query, Requests>;
export function pageData(
  ...parts: [List] | [query: UrlQuery<object> | UrlFields<Record<string, unknown>>, List]
): PageData<object, DataRequests> {
  const [query, list] = parts.length === 1 ? [NO_QUERY, parts[0]] : parts;
  return { query: isQuery(query) ? query : defineUrlQuery(query), list };
}

type List = (context: DataContext<object>) => DataRequests;

// A field may have any name, but none is a function.
function isQuery(query: UrlQuery<object> | UrlFields<Record<string, unknown>>): query is UrlQuery<object> {
  return typeof query['read'] === 'function';
}
