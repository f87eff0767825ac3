import type { APIRequestContext } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { getOnceThere } from '../checks/get-once-there';
import { decodeText, readPageHead } from '../checks/page-head';
import { mapSeveralAtOnce } from '../checks/several-at-once';
import { readSiteMap } from '../checks/site-map';
import { expect, test } from '../fixtures';

/** Clicks from the home page to the farthest page. */
const MAX_CLICKS = 3;

/** URLs that are no pages of the crawl: calls, the login page, files. */
const NO_PAGES = /^\/(ptl|portal|oidc|files|loginPage|csp)(\/|$)|\.(md|xml)$/;

/** Pages that their query names, not their path. */
const NAMED_BY_QUERY = /\/document-center\/document-content$/;

interface CrawledPage {
  /** The page that led to it; none for the first. */
  readonly from?: string;
  readonly status: number;
  readonly title: string;
  /** Which page it is: a list with filters is the same page in another light. */
  readonly identity: string;
}

/** Follows every link from the home page. */
export function describeCrawl(brand: BrandUnderTest): void {
  test.describe('all links from the home page', () => {
    test('lead to pages of this brand that exist, each with a title of its own and its pictures', async ({
      request,
      baseURL,
    }) => {
      const known = await readSiteMap(request, brand);
      const { pages, images, foreign } = await crawl(request, brand, baseURL ?? '');
      const broken = [...pages].filter(([, { status }]) => status !== 200);
      const linked = await mapSeveralAtOnce(broken, ([url, page]) => isStillLinked(request, url, page));
      expect(broken.filter((_page, index) => linked[index]).map(([url, { status }]) => `${status} ${url}`)).toEqual([]);
      expect(foreign, 'links out of the brand').toEqual([]);

      const found = await mapSeveralAtOnce([...images], async (image) => (await request.head(image)).status());
      expect([...images].filter((_image, index) => found[index] !== 200)).toEqual([]);

      const titles = new Map<string, Set<string>>();
      for (const { title, identity } of pages.values()) {
        titles.set(title, (titles.get(title) ?? new Set()).add(identity));
      }
      expect([...titles].filter(([, identities]) => identities.size > 1)).toEqual([]);

      expect(known.length).toBeGreaterThan(200);
      const missing = known.filter((url) => !pages.has(url));
      expect(await listTooFar(request, brand, baseURL ?? '', missing), 'pages beyond three clicks').toEqual([]);
    });
  });
}

/** Visits what can be reached with so many clicks; pages are named by their addresses in full. */
async function crawl(request: APIRequestContext, brand: BrandUnderTest, origin: string) {
  const pages = new Map<string, CrawledPage>();
  const images = new Set<string>();
  const foreign: string[] = [];
  let wave = new Map<string, string | undefined>([[origin + brand.home, undefined]]);
  for (let clicks = 0; clicks <= MAX_CLICKS; clicks += 1) {
    const found = new Map<string, string>();
    await mapSeveralAtOnce([...wave], async ([pageUrl, from]) => {
      const response = await getOnceThere(request, pageUrl);
      const html = await response.text();
      const { title, canonical } = readPageHead(html);
      pages.set(pageUrl, {
        from,
        status: response.status(),
        title,
        identity: canonical || new URL(pageUrl).pathname,
      });
      // Diagrams stand in the document itself.
      for (const [, image = ''] of html.matchAll(/<img[^>]* src="([^"]*)"/g))
        if (!image.startsWith('data:')) images.add(decodeText(image));
      for (const url of listLinks(html, pageUrl)) {
        if (isForeign(url, brand)) foreign.push(`${pageUrl} → ${url.pathname}`);
        else if (isFollowed(url)) found.set(toPageUrl(url), pageUrl);
      }
    });
    wave = new Map([...found].filter(([url]) => !pages.has(url)));
  }
  return { pages, images, foreign };
}

/**
 * Which pages cannot be reached, of those that a crawl has not found: what other tests had published a moment before is
 * linked to by now, and what they have taken back is in the site map no more.
 */
async function listTooFar(
  request: APIRequestContext,
  brand: BrandUnderTest,
  origin: string,
  missing: readonly string[],
): Promise<readonly string[]> {
  if (missing.length === 0) return [];
  const { pages } = await crawl(request, brand, origin);
  const known = await readSiteMap(request, brand);
  return missing.filter((url) => known.includes(url) && !pages.has(url));
}

/** Whether what led to a page still does: what other tests have taken off the shelf meanwhile is linked to no more. */
async function isStillLinked(request: APIRequestContext, url: string, { from }: CrawledPage): Promise<boolean> {
  if (from === undefined) return true;
  const html = await (await getOnceThere(request, from)).text();
  return listLinks(html, from).some((link) => toPageUrl(link) === url);
}

function toPageUrl({ origin, pathname, search }: URL): string {
  return origin + pathname + search;
}

/** Pages of the site that a page links to. */
function listLinks(html: string, pageUrl: string): URL[] {
  const { origin } = new URL(pageUrl);
  return [...html.matchAll(/<a [^>]*href="([^"]*)"/g)]
    .map(([, href = '']) => new URL(decodeText(href), pageUrl))
    .filter((url) => url.origin === origin && !NO_PAGES.test(url.pathname));
}

// Choices of a filter can be combined without end: one of them is enough.
function isFollowed({ pathname, searchParams }: URL): boolean {
  return searchParams.size <= 1 || NAMED_BY_QUERY.test(pathname);
}

function isForeign({ pathname }: URL, { basePath }: BrandUnderTest): boolean {
  const isMiot = pathname === '/miot' || pathname.startsWith('/miot/');
  return basePath ? !isMiot : isMiot;
}
