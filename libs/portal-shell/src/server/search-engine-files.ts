import { type ApiTransport, api, type Brand, createAppStore, type PageRoute } from '@portal/data-access-api';
import { toCanonicalPath } from '../document/describe-page';

/** A page that is about an item: its URL without prefix, and the day it changed. */
export interface ItemPath {
  readonly path: string;
  readonly changedOn: string;
}

/** What the files for search engines need to know of a brand. */
export interface SearchEngineOptions {
  readonly publicOrigin: string;
  readonly basePath: string;
  readonly routes: readonly PageRoute[];
  readonly items: readonly ItemPath[];
}

/** Asks the API for the pages about items. */
export async function listItemPaths(transport: ApiTransport, { visibleRange }: Brand) {
  const store = createAppStore({ transport });
  const { data } = await store.dispatch(api.endpoints.listAddresses.initiate({ visibleRange }));
  return { items: data ?? [], isComplete: data !== undefined };
}

/** What `robots.txt` says. */
export interface RobotsOptions {
  readonly basePath: string;
  /** Site maps in full. */
  readonly siteMaps: readonly string[];
}

/** `robots.txt` of a brand: everything may be read but the account area and the calls. */
export function buildRobotsTxt({ basePath, siteMaps }: RobotsOptions): string {
  const closed = ['/overview', '/user-info', '/person-center', '/purchase-page', '/preview'].map(
    (path) => basePath + path,
  );
  const lines = [
    'User-agent: *',
    ...[...closed, '/ptl/', '/portal/', '/loginPage/'].map((path) => `Disallow: ${path}`),
  ];
  const maps = siteMaps.map((url) => `Sitemap: ${url}\n`);
  return `${lines.join('\n')}\n\n${maps.join('')}`;
}

/** `sitemap.xml` of a brand: each page once, by its canonical URL. */
export function buildSitemapXml({ publicOrigin, basePath, routes, items }: SearchEngineOptions): string {
  const toUrl = (path: string) => publicOrigin + basePath + (path === '/' && basePath ? '' : path);
  const pages = new Set(
    routes
      .filter(
        ({ path, status = 200, access, isUnlisted, isNamedByQuery, redirectTo }) =>
          status < 400 && !access && !isUnlisted && !isNamedByQuery && !redirectTo && !/[:*]/.test(path),
      )
      .map((route) => toUrl(toCanonicalPath(route, route.path))),
  );
  const entries = [
    ...[...pages].map((url) => `<url><loc>${escapeXml(url)}</loc></url>`),
    ...items.map(
      ({ path, changedOn }) => `<url><loc>${escapeXml(toUrl(path))}</loc><lastmod>${changedOn}</lastmod></url>`,
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
