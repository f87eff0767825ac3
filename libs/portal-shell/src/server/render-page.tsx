import {
  api,
  type ApiError,
  type ApiTransport,
  type AppStore,
  createRenderStore,
  type ItemOutcome,
  type ItemSelector,
  type LoaderContext,
  type PageHeadInfo,
  type PageRoute,
  readItemOutcome,
  snapshotQueries,
} from '@portal/data-access-api';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PortalApp } from '../app/portal-app';
import type { Portal } from '../app/portal-context';
import { BOOT_DATA_ID, type BootData, serializeForScript } from '../document/boot-data';
import { listDeferredChunks, prepareFrameParts } from '../frame/frame-parts';
import { FRAME_CALLS, loadFrame } from '../frame/frame.loader';
import { createNoticeBoard } from '../notices/notice-board';
import type { AreaRoute } from '../pages/area-routes';
import type { PageMatch } from '../pages/match-page';
import type { PageRegistry } from '../pages/page-registry';
import { goneRoute, notFoundRoute } from '../pages/shell.routes';
import type { AssetResolver, DocumentAssets } from './asset-manifest';
import { BOOT_SCRIPT_ELEMENT } from './boot-script';
import { buildJsonLd } from './json-ld';
import type { LoadedFrame } from './frame-cache';
import type { FrameModules } from './frame-modules';
import { readPageFacts } from './page-facts';
import { readCrumbs } from './read-crumbs';
import { buildShareTags } from './share-tags';

/** Everything of a portal on the server but the store, which belongs to one request. */
export interface RenderContext extends Omit<Portal, 'store' | 'serverState' | 'notices'> {
  readonly transport: ApiTransport;
  readonly resolveAssets: AssetResolver;
  /** Data of what surrounds every page, where it is known; else each page loads it. */
  readonly frame?: LoadedFrame | undefined;
  /** Returns the URL of a script with the data of what surrounds every page; without it documents have that, too. */
  readonly publishFrame?: FrameModules['publish'] | undefined;
  /** Put before the end of the head: the development server's own scripts. */
  readonly headHtml: string;
}

/** A rendered document. */
export interface RenderedPage {
  readonly html: string;
  readonly status: number;
  /** All calls of the page succeeded. */
  readonly isComplete: boolean;
}

/** Longest wait for the data of a page, in milliseconds; what is missing then is fetched by the browser. */
const DATA_TIMEOUT_MS = 3500;

/** A page whose data is in its store: rendering it needs nothing more. */
export interface PreparedPage {
  readonly store: AppStore;
  readonly isInTime: boolean;
  /** Status its item gives it; 200 for pages without one. */
  readonly itemStatus: ItemOutcome['status'];
  /** Whether its item could not be had: the page is about nothing yet. */
  readonly lacksItem: boolean;
  /** What the page's own data says of it. */
  readonly info: PageHeadInfo | undefined;
  readonly renderMarkup: () => string;
}

/** Runs the loaders of a URL on a store of its own. */
export async function preparePage(context: RenderContext, match: PageMatch, url: URL): Promise<PreparedPage> {
  const { frame } = context;
  const store = createRenderStore({ transport: context.transport, finished: frame?.queries });
  const module = await context.pages.load(match.route);
  const loading: LoaderContext = {
    dispatch: store.dispatch,
    brand: context.brand,
    params: match.params,
    searchParams: url.searchParams,
  };
  await prepareFrameParts();
  const isInTime = await waitFor([
    ...(frame ? [] : loadFrame(loading)),
    ...(module.loader?.(loading) ?? []),
    ...loadSeo(match.route, loading),
  ]);

  const item = module.item?.(loading);
  const { status: itemStatus } = readItemOutcome(item, store.getState());
  const lacksItem = isUnknown(item?.(store.getState()));
  if (itemStatus !== 200) {
    const shownInstead = itemStatus === 404 ? notFoundRoute : goneRoute;
    await Promise.all([context.pages.load(shownInstead), waitFor(loadSeo(shownInstead, loading))]);
  }

  const portal: Portal = {
    ...{ ...context, pages: showOnly(match.route, context.pages) },
    ...{ store, serverState: store.getState(), notices: createNoticeBoard() },
  };
  const renderMarkup = () =>
    renderToString(
      <StaticRouter location={url.pathname + url.search} basename={context.config.basePath || '/'}>
        <PortalApp portal={portal} />
      </StaticRouter>,
    );
  const info = module.head?.(loading)(store.getState());
  return { store, isInTime, itemStatus, lacksItem, info, renderMarkup };
}

/** Spares the router the ranking of all routes of the area: which one is shown is known. */
function showOnly(route: AreaRoute, pages: PageRegistry): PageRegistry {
  const routes = Object.assign(Promise.resolve([route]), { status: 'fulfilled', value: [route] });
  return { ...pages, loadRoutes: () => routes };
}

function loadSeo({ seo }: Pick<PageRoute, 'seo'>, { dispatch, brand, params }: LoaderContext) {
  const key = seo?.({ params, platformType: brand.platformType });
  return key ? [dispatch(api.endpoints.getSeoInfo.initiate(key))] : [];
}

/** Walks a URL through the house: loaders, one render to a string, the state in the document. */
export async function renderPage(context: RenderContext, match: PageMatch, url: URL): Promise<RenderedPage> {
  const { store, isInTime, itemStatus, lacksItem, info, renderMarkup } = await preparePage(context, match, url);
  const { isComplete, isEmpty } = judgeOutcome(store, isInTime);
  const status = itemStatus === 200 ? (match.route.status ?? 200) : itemStatus;
  const markup = renderMarkup();
  const facts = readPageFacts(store, {
    ...{ brand: context.brand, info, url },
    match: { ...match, route: { ...match.route, status } },
  });
  return {
    html: composeDocument(markEagerPage(markup, match), context, {
      assets: context.resolveAssets(listShownChunks(context, match, itemStatus), listDeferredChunks()),
      outsideHead: buildShareTags(facts) + buildJsonLd(facts, readCrumbs(markup)),
      store,
    }),
    status: isEmpty || lacksItem ? 503 : status,
    isComplete,
  };
}

function listShownChunks(
  { pages }: RenderContext,
  match: PageMatch,
  itemStatus: ItemOutcome['status'],
): readonly string[] {
  const shown = pages.listChunks(match);
  if (itemStatus === 200) return shown;
  return [...shown, (itemStatus === 404 ? notFoundRoute : goneRoute).load.chunk ?? []].flat();
}

async function waitFor(calls: readonly PromiseLike<unknown>[]): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), DATA_TIMEOUT_MS);
  });
  const isInTime = await Promise.race([Promise.allSettled(calls).then(() => true), timeout]);
  clearTimeout(timer);
  return isInTime;
}

// A page of which nothing is known, or not what it is about, is not a page: 503. One that lacks a part is still worth
// reading.
function judgeOutcome(store: AppStore, isInTime: boolean): { isComplete: boolean; isEmpty: boolean } {
  const queries = Object.values(store.getState().api.queries);
  const succeeded = queries.filter((query) => query?.status === 'fulfilled').length;
  return { isComplete: isInTime && succeeded === queries.length, isEmpty: succeeded === 0 };
}

/** Whether nobody could tell what has become of an item, now at least. */
function isUnknown(call: ReturnType<ItemSelector> | undefined): boolean {
  const error = call?.error as ApiError | undefined;
  return call?.isLoading === true || (error !== undefined && (error.status === 0 || error.status >= 500));
}

/** Tells the boot script of a page that is nothing without its code, so that no gesture is waited for. */
function markEagerPage(markup: string, { route }: PageMatch): string {
  return route.access || route.startsAtOnce ? markup.replace('<html', '<html data-eager="true"') : markup;
}

/** Takes what surrounds every page out of the data of this one, where all of it is known. */
function publishFrame(store: AppStore, { publishFrame: publish }: RenderContext): Pick<BootData, 'frame' | 'queries'> {
  const queries = snapshotQueries(store.getState());
  const around = queries.filter(([name, , , error]) => FRAME_CALLS.has(name) && !error);
  if (!publish || around.length < FRAME_CALLS.size) return { queries };
  return { frame: publish(around), queries: queries.filter((query) => !around.includes(query)) };
}

interface DocumentParts {
  readonly assets: DocumentAssets;
  /** What the head says to other sites and search engines alone. */
  readonly outsideHead: string;
  readonly store: AppStore;
}

function composeDocument(
  markup: string,
  context: RenderContext,
  { assets, outsideHead, store }: DocumentParts,
): string {
  const { frame, queries } = publishFrame(store, context);
  const data: BootData = {
    scripts: frame ? [...assets.scripts, frame] : assets.scripts,
    queries,
    frame,
    publicOrigin: context.brand.publicOrigin,
    ipLookupUrl: context.ipLookupUrl,
    sharesToWechat: context.sharesToWechat,
  };
  const style = assets.style ? `<link rel="stylesheet" href="${assets.style}">` : '';
  const head = BOOT_SCRIPT_ELEMENT + style + outsideHead + context.headHtml;
  const foot = `<script type="application/json" id="${BOOT_DATA_ID}">${serializeForScript(data)}</script>`;
  return `<!DOCTYPE html>${markup.replace('</head>', () => `${head}</head>`).replace('</body>', () => `${foot}</body>`)}`;
}
