import '@portal/ui-kit/theme.css';
import { createAppStore, createBrowserTransport, listenBeforeRouter } from '@portal/data-access-api';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { PortalApp } from '../app/portal-app';
import type { Portal } from '../app/portal-context';
import { type PortalConfig, toBrand } from '../config/portal-config';
import { BOOT_DATA_ID, type BootData } from '../document/boot-data';
import { runWhenIdle } from '@portal/ui-kit';
import { reloadOnce } from '../navigation/reload-guard';
import { createNoticeBoard } from '../notices/notice-board';
import { createPageRegistry } from '../pages/page-registry';
import { startSession } from '../session/session-start';
import { loadAgain } from './load-again';
import { CHUNK_LOST } from './load-chunk';
import { defineTrustedTypes } from './trusted-types';

/** Makes the document that the server sent interactive. */
export async function startPortal(config: PortalConfig): Promise<void> {
  defineTrustedTypes();
  // Once: what stays lost must not reload a page again and again that somebody reads.
  window.addEventListener(CHUNK_LOST, () => reloadOnce(), { once: true });

  const bootData = readBootData();
  const { publicOrigin, ipLookupUrl, sharesToWechat } = bootData;
  const snapshot = [...(await loadFrame(bootData)), ...bootData.queries];
  const notices = createNoticeBoard();
  const store = createAppStore({ transport: createBrowserTransport(), snapshot, onError: notices.report });
  const brand = toBrand(config, publicOrigin);
  const portal: Portal = {
    config,
    brand,
    store,
    serverState: store.getState(),
    pages: createPageRegistry(config.areas, brand),
    notices,
    ipLookupUrl,
    sharesToWechat,
    entryUrl: window.location.href,
  };

  const match = await loadAgain(() => portal.pages.match(window.location.pathname));
  await startSession(store.dispatch, match?.route.hasOwnCode ?? false);
  // Hydration must find the page's code at hand, or it would replace what the server sent by nothing.
  if (match) await loadAgain(() => portal.pages.load(match.route));
  listenBeforeRouter();
  hydrateRoot(
    document,
    <BrowserRouter basename={config.basePath || '/'}>
      <PortalApp portal={portal} />
    </BrowserRouter>,
  );
  runWhenIdle(() => void import('../navigation/idle-work').then(({ doIdleWork }) => doIdleWork(portal)));
}

/** Data of what surrounds every page. Its script has been asked for with the others. */
async function loadFrame({ frame }: BootData): Promise<BootData['queries']> {
  if (!frame) return [];
  try {
    return ((await import(/* @vite-ignore */ frame)) as { readonly default: BootData['queries'] }).default;
  } catch (error) {
    // The site has changed since the document was sent.
    reloadOnce();
    throw error;
  }
}

function readBootData(): BootData {
  const text = document.scripts.namedItem(BOOT_DATA_ID)?.textContent;
  if (!text) throw new Error('The document carries no boot data');
  return JSON.parse(text) as BootData;
}
