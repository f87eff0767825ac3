import '@portal/ui-kit/theme.css';
import { createAppStore, createBrowserTransport, listenBeforeRouter, type PageRoute } from '@portal/data-access-api';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PortalApp } from '../app/portal-app';
import type { Portal } from '../app/portal-context';
import { type PortalConfig, toBrand } from '../config/portal-config';
import { BOOT_DATA_ID, type BootData } from '../document/boot-data';
import { runWhenIdle } from '../navigation/run-when-idle';
import { reloadOnce } from '../navigation/reload-guard';
import { createNoticeBoard } from '../notices/notice-board';
import { matchPage, toRouteTable } from '../pages/match-page';
import { shellRoutes } from '../pages/shell.routes';
import { createPageRegistry } from '../pages/page-registry';
import { startSession } from '../session/session-start';

/** Options of a brand in the browser. */
export interface StartPortalOptions {
  readonly config: PortalConfig;
  readonly routes: readonly PageRoute[];
}

/** Makes the document that the server sent interactive. */
export async function startPortal({ config, routes: featureRoutes }: StartPortalOptions): Promise<void> {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault();
  });

  const { queries, publicOrigin, ipLookupUrl, sharesToWechat } = readBootData();
  const routes = [...featureRoutes, ...shellRoutes];
  const notices = createNoticeBoard();
  const store = createAppStore({ transport: createBrowserTransport(), snapshot: queries, onError: notices.report });
  const portal: Portal = {
    config,
    brand: toBrand(config, publicOrigin),
    routes,
    store,
    serverState: store.getState(),
    pages: createPageRegistry(),
    notices,
    ipLookupUrl,
    sharesToWechat,
    entryUrl: window.location.href,
  };

  const match = matchPage(toRouteTable(routes), window.location.pathname, config.basePath);
  await startSession(store.dispatch, match?.route.hasOwnCode ?? false);
  // Hydration must find the page's code at hand, or it would replace what the server sent by nothing.
  if (match) await portal.pages.load(match.route);
  listenBeforeRouter();
  hydrateRoot(
    document,
    <BrowserRouter basename={config.basePath || '/'}>
      <PortalApp portal={portal} />
    </BrowserRouter>,
  );
  runWhenIdle(() => void import('../navigation/idle-work').then(({ doIdleWork }) => doIdleWork(portal)));
}

function readBootData(): BootData {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  if (!text) throw new Error('The document carries no boot data');
  return JSON.parse(text) as BootData;
}
