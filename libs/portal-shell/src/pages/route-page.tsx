import {
  type PageUrl,
  type PageHeadInfo,
  type PageModule,
  readItemOutcome,
  useAppSelector,
} from '@portal/data-access-api';
import { use, useEffect, useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation, useParams } from 'react-router-dom';
import type { Portal } from '../app/portal-context';
import { PageHead } from '../document/page-head';
import { PageFrame } from '../frame/page-frame';
import { GoneItemContext } from './gone-item-context';
import type { AreaRoute } from './area-routes';
import { goneRoute, notFoundRoute } from './shell.routes';

/** Props of `RoutePage`. */
export interface RoutePageProps {
  readonly route: AreaRoute;
  readonly portal: Portal;
}

/** A page in its frame. Its code is read without waiting on first load, and kept aside until it is here after that. */
export function RoutePage({ route, portal }: RoutePageProps) {
  const module = use(portal.pages.load(route));
  const url = usePageUrl();
  const { status, error } = useItemOutcome(module, portal, url);
  useLoader({ route, portal, url, isNeeded: status === 200 });
  const head = useHeadInfo(module, portal, url);
  if (status === 404)
    return <ShownPage route={{ ...notFoundRoute, path: route.path }} source={notFoundRoute} portal={portal} />;
  if (status === 410) {
    return (
      <GoneItemContext value={error}>
        <ShownPage route={{ ...goneRoute, path: route.path }} source={goneRoute} portal={portal} />
      </GoneItemContext>
    );
  }
  return <ShownPage route={route} source={route} portal={portal} head={head} />;
}

interface ShownPageProps extends RoutePageProps {
  /** The route whose code is shown. */
  readonly source: AreaRoute;
  readonly head?: PageHeadInfo | undefined;
}

function ShownPage({ route, source, portal, head }: ShownPageProps) {
  const { Page } = use(portal.pages.load(source));
  return (
    <>
      <PageHead route={route} info={head} />
      <PageFrame route={route} config={portal.config}>
        {route.Layout ? (
          <route.Layout>
            <Page />
          </route.Layout>
        ) : (
          <Page />
        )}
      </PageFrame>
    </>
  );
}

function usePageUrl(): PageUrl {
  const params = useParams();
  const { search } = useLocation();
  return useMemo(() => ({ params, searchParams: new URLSearchParams(search) }), [params, search]);
}

function useItemOutcome({ item }: PageModule, { brand }: Portal, url: PageUrl) {
  const selector = useMemo(() => item?.({ brand, ...url }), [item, brand, url]);
  const status = useAppSelector((state) => readItemOutcome(selector, state).status);
  const error = useAppSelector((state) => readItemOutcome(selector, state).error);
  return { status, error };
}

function useHeadInfo({ head }: PageModule, { brand }: Portal, url: PageUrl) {
  const selector = useMemo(() => head?.({ brand, ...url }), [head, brand, url]);
  return useAppSelector((state) => selector?.(state), shallowEqual);
}

interface LoaderProps extends RoutePageProps {
  readonly url: PageUrl;
  /** An item that is known to be missing is not asked for again. */
  readonly isNeeded: boolean;
}

// Calls whose data came with the document are answered from the store.
function useLoader({ route, portal, url, isNeeded }: LoaderProps): void {
  const { brand, pages, store } = portal;
  useEffect(() => {
    if (!isNeeded) return;
    void pages.load(route).then(({ loader }) => {
      const calls = loader?.({ dispatch: store.dispatch, brand, ...url }) ?? [];
      for (const call of calls) releaseWhenDone(call);
    });
  }, [isNeeded, route, pages, store, brand, url]);
}

function releaseWhenDone(call: PromiseLike<unknown>): void {
  if (!('unsubscribe' in call)) return;
  const { unsubscribe } = call as { unsubscribe: () => void };
  void call.then(unsubscribe, unsubscribe);
}
