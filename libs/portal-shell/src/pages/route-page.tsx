import { readItemOutcome, useAppSelector, type PageModule, type PageRoute } from '@portal/data-access-api';
import { use, useEffect, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Portal } from '../app/portal-context';
import { PageHead } from '../document/page-head';
import { PageFrame } from '../frame/page-frame';
import { GoneItemContext } from './gone-item-context';
import { goneRoute } from './gone.routes';
import { notFoundRoute } from './not-found.routes';

/** Props of `RoutePage`. */
export interface RoutePageProps {
  readonly route: PageRoute;
  readonly portal: Portal;
}

/** A page in its frame. Its code is read without waiting on first load, and kept aside until it is here after that. */
export function RoutePage({ route, portal }: RoutePageProps) {
  const module = use(portal.pages.load(route));
  useLoader({ route, portal });
  const { status, error } = useItemOutcome(module, portal);
  if (status === 404)
    return <ShownPage route={{ ...notFoundRoute, path: route.path }} source={notFoundRoute} portal={portal} />;
  if (status === 410) {
    return (
      <GoneItemContext value={error}>
        <ShownPage route={{ ...goneRoute, path: route.path }} source={goneRoute} portal={portal} />
      </GoneItemContext>
    );
  }
  return <ShownPage route={route} source={route} portal={portal} />;
}

interface ShownPageProps extends RoutePageProps {
  /** The route whose code is shown. */
  readonly source: Omit<PageRoute, 'path'>;
}

function ShownPage({ route, source, portal }: ShownPageProps) {
  const { Page } = use(portal.pages.load(source));
  return (
    <>
      <PageHead route={route} publicOrigin={portal.publicOrigin} />
      <PageFrame route={route} config={portal.config}>
        <Page />
      </PageFrame>
    </>
  );
}

function useItemOutcome({ item }: PageModule, { brand }: Portal) {
  const params = useParams();
  const selector = useMemo(() => item?.({ brand, params }), [item, brand, params]);
  const status = useAppSelector((state) => readItemOutcome(selector, state).status);
  const error = useAppSelector((state) => readItemOutcome(selector, state).error);
  return { status, error };
}

// Calls whose data came with the document are answered from the store.
function useLoader({ route, portal }: RoutePageProps): void {
  const params = useParams();
  const { search } = useLocation();
  const { brand, pages, store } = portal;
  useEffect(() => {
    void pages.load(route).then(({ loader }) => {
      const calls =
        loader?.({ dispatch: store.dispatch, brand, params, searchParams: new URLSearchParams(search) }) ?? [];
      for (const call of calls) releaseWhenDone(call);
    });
  }, [route, pages, store, brand, params, search]);
}

function releaseWhenDone(call: PromiseLike<unknown>): void {
  if (!('unsubscribe' in call)) return;
  const { unsubscribe } = call as { unsubscribe: () => void };
  void call.then(unsubscribe, unsubscribe);
}
