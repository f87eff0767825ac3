import { BrandContext } from '@portal/data-access-api';
import { HomeHrefContext } from '@portal/ui-kit';
import { Suspense, use, useMemo } from 'react';
import { Provider } from 'react-redux';
import { useLocation, useRoutes } from 'react-router-dom';
import { PortalDocument } from '../document/portal-document';
import { TailPart } from '../frame/frame-parts';
import { NavigationFeedback } from '../navigation/navigation-feedback';
import { NoticeContainer } from '../notices/notice-container';
import { PageErrorBoundary } from '../pages/page-error-boundary';
import { RoutePage } from '../pages/route-page';
import { HydrationMark } from './hydration-mark';
import type { Portal } from './portal-context';

/** The whole document of a portal; the router is put around it by the browser and the server. */
export function PortalApp({ portal }: { readonly portal: Portal }) {
  const { key } = useLocation();
  return (
    <Provider store={portal.store} serverState={portal.serverState}>
      <BrandContext value={portal.brand}>
        <HomeHrefContext value={portal.brand.homeHref}>
          <PortalDocument>
            <NavigationFeedback pages={portal.pages} />
            <NoticeContainer board={portal.notices} />
            <PageErrorBoundary navigationKey={key} brand={portal.brand}>
              <Suspense fallback={null}>
                <PortalRoutes portal={portal} />
                {/* React makes what is inside of a boundary interactive after what is around it. */}
                <HydrationMark />
              </Suspense>
            </PageErrorBoundary>
            <TailPart portal={portal} />
          </PortalDocument>
        </HomeHrefContext>
      </BrandContext>
    </Provider>
  );
}

function PortalRoutes({ portal }: { readonly portal: Portal }) {
  const routes = use(portal.pages.loadRoutes(useLocation().pathname));
  const table = useMemo(
    () =>
      routes.map((route) => ({
        path: route.path,
        caseSensitive: true,
        element: <RoutePage key={route.path} route={route} portal={portal} />,
      })),
    [routes, portal],
  );
  return useRoutes(table);
}
