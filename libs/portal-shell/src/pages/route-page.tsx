import type { PageRoute } from '@portal/data-access-api';
import { use, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { Portal } from '../app/portal-context';
import { PageFrame } from '../frame/page-frame';
import { PageHead } from '../document/page-head';

/** Props of `RoutePage`. */
export interface RoutePageProps {
  readonly route: PageRoute;
  readonly portal: Portal;
}

/** A page in its frame. Its code is read without waiting on first load, and kept aside until it is here after that. */
export function RoutePage({ route, portal }: RoutePageProps) {
  const { Page } = use(portal.pages.load(route));
  useLoader({ route, portal });
  return (
    <>
      <PageHead route={route} publicOrigin={portal.publicOrigin} />
      <PageFrame route={route} config={portal.config}>
        <Page />
      </PageFrame>
    </>
  );
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
