import type { ComponentType } from 'react';
import { useParams } from 'react-router-dom';
import { type Brand, useBrand } from '../brand/brand-context';
import type { LoaderContext, PageHeadInfo, PageModule } from '../routing/page-module';
import type { RootState } from '../store/app-store';
import {
  type DataContext,
  type DataRequest,
  type DataRequests,
  pageData,
  type PageData,
  type PathParams,
  type PendingCall,
  type QueryResult,
} from './page-data';
import { readFrom, usePageRequests } from './use-page-requests';
import { type UrlQueryControl, useUrlQuery } from './use-url-query';

type DataOf<Request> = Request extends DataRequest<infer Data> | null ? Data : never;

/** Props of a page: brand, query, the segments of its path, and the result of each of its requests. */
export type PageProps<Data> =
  Data extends PageData<infer Query, infer Requests>
    ? { readonly brand: Brand; readonly query: UrlQueryControl<Query>; readonly params: PathParams } & {
        readonly [Name in keyof Requests]: QueryResult<DataOf<NonNullable<Requests[Name]>>>;
      }
    : never;

/** A page and what it needs; one without data gets no results. */
export interface PageDefinition<Query, Requests extends DataRequests> {
  readonly data?: PageData<Query, Requests>;
  /** The request whose item the page is about: the page stands and falls with it. */
  readonly item?: keyof Requests & string;
  /** What the page's own data says of it in its head; `undefined` while it is not there. */
  readonly head?: (context: DataContext<Query>) => PageHeadInfo | undefined;
  readonly Page: ComponentType<PageProps<PageData<Query, Requests>>>;
}

const NO_DATA = pageData(() => ({}));

/** Makes a page out of its data and its component: loader, props, item, head and cache key follow. */
export function definePage<Query, Requests extends DataRequests>(
  definition: PageDefinition<Query, Requests>,
): PageModule {
  const { data = NO_DATA as unknown as PageData<Query, Requests>, item, head, Page } = definition;

  function DefinedPage() {
    const brand = useBrand();
    const query = useUrlQuery(data.query);
    const params = useParams();
    const results = usePageRequests(data, { brand, params, query: query.values });
    const props = { brand, query, params, ...results } as unknown as PageProps<PageData<Query, Requests>>;
    return <Page {...props} />;
  }

  const describe = ({ brand, params, searchParams }: Omit<LoaderContext, 'dispatch'>, state?: RootState) => ({
    ...{ brand, params, query: data.query.read(searchParams) },
    ...readFrom(state),
  });

  return {
    Page: DefinedPage,
    loader: (context) => loadAll(context, (state) => data.list(describe(context, state))),
    ...(item && { item: (context) => data.list(describe(context))[item]?.select ?? null }),
    ...(head && { head: (context) => (state) => head(describe(context, state)) }),
    toCacheKey: (searchParams) => data.query.write(data.query.read(searchParams)),
  };
}

/** Starts the requests of a page, and those that depend on their data once that is there. */
function loadAll({ dispatch }: LoaderContext, list: (state: RootState) => DataRequests): readonly PendingCall[] {
  const started = new Map<string, PendingCall>();
  const readState = () => dispatch((_dispatch, getState) => getState());
  const startMissing = (): Promise<unknown> =>
    Promise.all(
      Object.values(list(readState())).map((request) => {
        if (!request || started.has(request.key)) return undefined;
        const call = request.start(dispatch);
        started.set(request.key, call);
        return call.then(startMissing, startMissing);
      }),
    );
  const isDone = startMissing();
  const unsubscribe = () => started.forEach((call) => call.unsubscribe());
  return started.size === 0 ? [] : [Object.assign(isDone, { unsubscribe })];
}
