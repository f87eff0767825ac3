import type { ApiTransport } from '@portal/data-access-api';
import type { Metrics } from '@portal/metrics';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { type PortalConfig, toBrand } from '../config/portal-config';
import type { PageMatch } from '../pages/match-page';
import { createPageRegistry } from '../pages/page-registry';
import { type AssetResolver, createAssetResolver, readManifest } from './asset-manifest';
import { type BrandHeaders, createBrandHeaders } from './brand-headers';
import { watchContentVersions } from './content-versions';
import { EncodedBody } from './encoded-body';
import { createFrameModules } from './frame-modules';
import { createKeyRenderer } from './key-renderer';
import { createPageCache } from './page-cache';
import { createPageMetrics } from './page-metrics';
import { PageResponse } from './page-response';
import { createPageStyles, type PageStyles } from './page-styles';
import { rememberMatches } from './remember-matches';
import { hasOneTarget } from './request-target';
import type { PreparedPage, RenderContext } from './render-page';
import { buildRobotsTxt } from './search-engine-files';
import { createStaticFileHandler, type StaticFileHandler } from './static-files';
import { findTextFile } from './text-file';
import { traceCalls, tracePage } from './trace-pages';

/** What a brand app hands to the shell's server: its configuration and its browser build. */
export interface BrandServerDefinition {
  readonly config: PortalConfig;
  /** Folder of the browser build. */
  readonly clientDir: string;
}

/** Options under which a brand is served. */
export interface BrandServerOptions {
  readonly transport: ApiTransport;
  /** Origin for canonical URLs, e.g. `https://www.example.com`. */
  readonly publicOrigin: string;
  /** Third-party service that browsers ask for the visitor's address; our own by default. */
  readonly ipLookupUrl?: string | undefined;
  /** Pages tell WeChat how they are shared: its script may run in WeChat's own browser, and nowhere else. */
  readonly sharesToWechat?: boolean | undefined;
  /**
   * Site maps of all brands on this origin, in full; asked for with the first request. Search engines read one
   * `robots.txt`, that of the origin. This brand's own by default.
   */
  readonly listSiteMaps?: (() => readonly string[]) | undefined;
  /** Whether there is no time to render pages; those that are cached are served all the same. */
  readonly isOverloaded?: (() => boolean) | undefined;
  /** By which the brand measures itself; absent where nothing is measured. */
  readonly metrics?: Metrics | undefined;
  /** Development server: entry script and its own head scripts; nothing is cached. */
  readonly dev?: { readonly clientEntry: string; readonly headHtml: string };
}

/** A brand that serves requests. */
export interface BrandServer {
  readonly basePath: string;
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** Whether a URL (without prefix) has a page. */
  hasPage(pathname: string): Promise<boolean>;
  /** Runs the loaders of a URL (with prefix) and stops before rendering, for measurements. */
  prepare(pathname: string): Promise<PreparedPage>;
  /** Renders a URL (with prefix) past the cache. */
  render(pathname: string): Promise<string>;
  close(): Promise<void>;
}

/** What a request asks for. */
interface Target {
  /** With prefix. */
  readonly pathname: string;
  /** Query with its question mark; empty without one. */
  readonly search: string;
}

/** Creates the server of a brand: its pages, its files, and what search engines ask for. */
export function createBrandServer(definition: BrandServerDefinition, options: BrandServerOptions): BrandServer {
  const { config } = definition;
  const { basePath } = config;
  const publicOrigin = options.publicOrigin.replace(/\/$/, '');
  const { ipLookupUrl, listSiteMaps, isOverloaded } = options;
  const transport = traceCalls(options.transport);
  // Absent rather than false: it is written into every document.
  const sharesToWechat = options.sharesToWechat || undefined;
  const headers = createBrandHeaders({
    isHttps: publicOrigin.startsWith('https:'),
    isReportOnly: Boolean(options.dev),
    connectTo: ipLookupUrl && new URL(ipLookupUrl).origin,
    sharesToWechat,
  });
  const brand = toBrand(config, publicOrigin);
  const frameModules = createFrameModules(basePath, headers.script);
  const pages = rememberMatches(createPageRegistry(config.areas, brand));
  const assets = selectAssets(definition, headers, options);
  const context: RenderContext = {
    config,
    brand,
    pages,
    ipLookupUrl,
    sharesToWechat,
    transport,
    publishFrame: options.dev ? undefined : frameModules.publish,
    ...{ resolveAssets: assets.resolve, headHtml: options.dev?.headHtml ?? '' },
  };
  const sitemapKey = `${basePath}/sitemap.xml`;
  const now = performance.now.bind(performance);
  const versions = watchContentVersions(options.transport, now);
  const renderer = createKeyRenderer({ context, versions, headers, sitemapKey, isDev: Boolean(options.dev) });
  const metrics = options.metrics && createPageMetrics(options.metrics, basePath);
  const cache = createPageCache({ ...renderer, ...metrics, versions, now });
  metrics?.showBytes(cache.getByteLength);
  versions.subscribe(() => cache.invalidate());
  let robots: PageResponse | undefined;

  function send(page: Pick<PageResponse, 'route' | 'send'>, request: IncomingMessage, response: ServerResponse): void {
    metrics?.nameRoute(response, page.route);
    page.send(request, response);
  }

  async function servePage(
    { pathname, search }: Target,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const match = await pages.match(pathname);
    const target = match && findRedirect(match, search);
    if (target) {
      response.writeHead(302, { ...headers.common, 'Cache-Control': 'no-store', Location: target }).end();
      return;
    }
    const key = await selectKey(match, { pathname, search });
    const cached = cache.get(key);
    if (cached) send(cached, request, response);
    else if (isOverloaded?.()) sendText(response, 503, headers.failure, '服务暂时不可用，请稍后再试');
    else send(await tracePage(request, match, () => cache.render(key)), request, response);
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    metrics?.beginRequest(response);
    const url = request.url ?? '/';
    if (!hasOneTarget(request)) {
      response.writeHead(400, headers.common).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers.common, Allow: 'GET, HEAD' }).end();
      return;
    }
    const cached = cache.get(url);
    if (cached) {
      send(cached, request, response);
      return;
    }
    route(url, request, response);
  }

  function route(url: string, request: IncomingMessage, response: ServerResponse): void {
    const queryAt = url.indexOf('?');
    const pathname = queryAt < 0 ? url : url.slice(0, queryAt);
    const search = queryAt < 0 ? '' : url.slice(queryAt);
    const path = pathname.slice(basePath.length);
    if (assets.serveFile(path, request, response)) {
      metrics?.nameRoute(response, 'file');
      return;
    }

    const part = frameModules.find(url) ?? assets.findStyle(path);
    if (part) {
      send(part, request, response);
      return;
    }
    if (path === '/robots.txt') {
      robots ??= renderRobots();
      send(robots, request, response);
      return;
    }
    const redirect = normalizePath(pathname, basePath);
    if (redirect !== pathname) {
      response.writeHead(301, { ...headers.common, Location: redirect + search }).end();
      return;
    }
    servePage({ pathname, search }, request, response).catch((error: unknown) => {
      console.error(`Rendering ${url} failed`, error);
      sendText(response, 500, headers.common, '服务器错误(500)，请检查网络或联系管理员');
    });
  }

  function renderRobots(): PageResponse {
    const text = buildRobotsTxt({ basePath, siteMaps: listSiteMaps?.() ?? [publicOrigin + sitemapKey] });
    return new PageResponse(200, headers.texts['text/plain'], new EncodedBody(text), 'robots.txt');
  }

  function findRedirect({ route: { redirectTo }, params }: PageMatch, search: string): string | undefined {
    const { host } = new URL(publicOrigin);
    return redirectTo?.({ host, search, params, basePath, homeHref: config.homeHref });
  }

  // URLs without a page share one rendered response, so that asking for many fills no memory.
  // Of a query, what the page reads is part of the key.
  async function selectKey(match: PageMatch | null, { pathname, search }: Target): Promise<string> {
    if (pathname === sitemapKey || findTextFile(pathname.slice(basePath.length))) return pathname;
    if (!match || match.route.path === '*') return `${basePath}/404`;
    if (match.route.path.endsWith('/*')) return basePath + match.route.path.replace('*', '-');
    if (!search) return pathname;
    const { toCacheKey } = await pages.load(match.route);
    const read = toCacheKey?.(new URLSearchParams(search));
    return read ? `${pathname}?${read}` : pathname;
  }

  return {
    basePath,
    handle,
    hasPage: async (pathname) => {
      const match = await pages.match(basePath + pathname);
      return match !== null && !match.route.path.endsWith('*');
    },
    prepare: renderer.prepare,
    render: renderer.write,
    async close() {
      versions.stop();
    },
  };
}

function sendText(response: ServerResponse, status: number, headers: OutgoingHttpHeaders, text: string): void {
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  response.writeHead(status, { ...headers, ...own }).end(text);
}

/** Files of the browser build, and which of them a page needs. */
interface Assets {
  readonly resolve: AssetResolver;
  readonly serveFile: StaticFileHandler;
  readonly findStyle: PageStyles['find'];
}

function selectAssets(
  { clientDir, config }: BrandServerDefinition,
  headers: BrandHeaders,
  { dev }: BrandServerOptions,
): Assets {
  if (dev) {
    const resolve = () => ({ scripts: [dev.clientEntry] });
    return { resolve, serveFile: () => false, findStyle: () => undefined };
  }
  const manifest = readManifest(clientDir);
  const styles = createPageStyles(clientDir, manifest, headers.style);
  return {
    resolve: createAssetResolver(manifest, `${config.basePath}/`, styles),
    serveFile: createStaticFileHandler(clientDir, headers.common),
    findStyle: styles.find,
  };
}

/** One URL per page: no trailing slash, no doubled slashes, nor any that browsers would take for one. */
export function normalizePath(pathname: string, basePath: string): string {
  const single = pathname.replaceAll(/[/\\]+/g, '/');
  if (single === '/' || !single.endsWith('/')) return single;
  return single.slice(0, -1) || basePath || '/';
}
