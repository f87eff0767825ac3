import type { PageRoute } from '@portal/data-access-api';

/** What the files for search engines need to know of a brand. */
export interface SearchEngineOptions {
  readonly publicOrigin: string;
  readonly basePath: string;
  readonly routes: readonly PageRoute[];
}

/** `robots.txt` of a brand: everything may be read but the account area and the calls. */
export function buildRobotsTxt({ publicOrigin, basePath }: SearchEngineOptions): string {
  const closed = ['/overview', '/user-info', '/person-center', '/purchase-page', '/preview'].map(
    (path) => basePath + path,
  );
  const lines = [
    'User-agent: *',
    ...[...closed, '/ptl/', '/portal/', '/loginPage/'].map((path) => `Disallow: ${path}`),
  ];
  return `${lines.join('\n')}\n\nSitemap: ${publicOrigin}${basePath}/sitemap.xml\n`;
}

/** `sitemap.xml` of a brand: each page once, by its canonical address. */
export function buildSitemapXml({ publicOrigin, basePath, routes }: SearchEngineOptions): string {
  const addresses = new Set(
    routes
      .filter(
        ({ path, status = 200, access, redirectTo }) => status < 400 && !access && !redirectTo && !/[:*]/.test(path),
      )
      .map(
        ({ path, canonicalPath = path }) =>
          publicOrigin + basePath + (canonicalPath === '/' && basePath ? '' : canonicalPath),
      ),
  );
  const entries = [...addresses].map((address) => `<url><loc>${escapeXml(address)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
