import type { APIRequestContext } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { expect, test } from '../fixtures';

/** Clicks from the home page to the farthest page. */
const MOST_CLICKS = 3;

/** Addresses that are no pages of the crawl: calls, the login page, files. */
const NO_PAGES = /^\/(ptl|portal|oidc|files|loginPage|csp)(\/|$)|\.md$/;

interface CrawledPage {
  readonly clicks: number;
  readonly status: number;
  readonly title: string;
}

/** Follows every link from the home page. */
export function describeCrawl(brand: BrandUnderTest): void {
  test.describe('all links from the home page', () => {
    test('lead to pages of this brand that exist, each with a title of its own and its pictures', async ({
      request,
      baseURL,
    }) => {
      test.setTimeout(180_000);
      const { pages, images, foreign } = await crawl(request, brand, baseURL ?? '');
      const broken = [...pages]
        .filter(([, { status }]) => status !== 200)
        .map(([path, { status }]) => `${status} ${path}`);
      expect(broken).toEqual([]);
      expect(foreign, 'links out of the brand').toEqual([]);

      const missing: string[] = [];
      for (const image of images) if ((await request.head(image)).status() !== 200) missing.push(image);
      expect(missing).toEqual([]);

      const titles = new Map<string, string[]>();
      for (const [path, { title }] of pages) {
        // A list with filters is the same page in another light.
        if (path.includes('?') || path === '/home' || path.endsWith('/recruitment')) continue;
        titles.set(title, [...(titles.get(title) ?? []), path]);
      }
      expect([...titles.values()].filter((paths) => paths.length > 1)).toEqual([]);

      const siteMap = await (await request.get(`${brand.basePath}/sitemap.xml`)).text();
      const known = [...siteMap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
      const reached = new Set([...pages.keys()].map((path) => path.split('?')[0]));
      expect(known.length).toBeGreaterThan(200);
      expect(
        known.filter((path) => !reached.has(path)),
        'pages beyond three clicks',
      ).toEqual([]);
    });
  });
}

async function crawl(request: APIRequestContext, brand: BrandUnderTest, baseURL: string) {
  const pages = new Map<string, CrawledPage>();
  const images = new Set<string>();
  const foreign: string[] = [];
  let wave = [brand.home];
  for (let clicks = 0; clicks <= MOST_CLICKS && wave.length > 0; clicks += 1) {
    const found = new Set<string>();
    for (const path of wave) {
      if (pages.has(path)) continue;
      const response = await request.get(path);
      const html = await response.text();
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      pages.set(path, { clicks, status: response.status(), title });
      for (const [, address = ''] of html.matchAll(/<img[^>]* src="([^"]*)"/g)) images.add(unescape(address));
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        const url = new URL(unescape(href), baseURL + path);
        if (url.origin !== new URL(baseURL).origin || NO_PAGES.test(url.pathname)) continue;
        if (isForeign(url.pathname, brand)) foreign.push(`${path} → ${url.pathname}`);
        // Choices of a filter can be combined without end: one of them is enough.
        else if (url.searchParams.size <= 1) found.add(url.pathname + url.search);
      }
    }
    wave = [...found].filter((path) => !pages.has(path));
  }
  return { pages, images, foreign };
}

function isForeign(pathname: string, { basePath }: BrandUnderTest): boolean {
  const isMiot = pathname === '/miot' || pathname.startsWith('/miot/');
  return basePath ? !isMiot : isMiot;
}

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'");
}
