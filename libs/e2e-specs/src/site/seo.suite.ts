import type { APIRequestContext } from '@playwright/test';
import type { BrandUnderTest } from '../brand-under-test';
import { getOnceThere } from '../checks/get-once-there';
import { type PageHead, readPageHead } from '../checks/page-head';
import { readPictureSize } from '../checks/picture-size';
import { mapSeveralAtOnce } from '../checks/several-at-once';
import { readSiteMap } from '../checks/site-map';
import { expect, test } from '../fixtures';

const SHORTEST_SUMMARY = 15;

/** What the structured data of a page are about, by its URL without prefix. */
const KINDS: readonly (readonly [url: RegExp, kind: string])[] = [
  [/^\/product-detail\//, 'Product'],
  [/^\/solution\/./, 'Service'],
  [/^\/case-details\//, 'Article'],
  [/^\/modelDetail\//, 'SoftwareApplication'],
  [/^\/news-center-detail\//, 'NewsArticle'],
  [/^\/activity-center-detail\//, 'Event'],
  [/^\/document-center\/document-content/, 'TechArticle'],
  [/^\/community\/(blogArticle|material|video)Detail\//, 'Article'],
  [/^\/community\/qaDetail\//, 'QAPage'],
];

interface ReadPage {
  /** URL in full. */
  readonly url: string;
  readonly status: number;
  readonly head: PageHead;
}

/** What search engines and other sites read in every page of the site map. */
export function describeSeo(brand: BrandUnderTest): void {
  test('every page of the site map describes itself, as no other page does', async ({ request, baseURL }) => {
    const urls = await readSiteMap(request, brand);
    expect(urls.length).toBeGreaterThan(200);
    const read = await mapSeveralAtOnce(urls, (url) => readPage(request, url));
    // What other tests have taken off the shelf meanwhile is in it no more, once it is made anew.
    const gone = new Set(read.filter(({ status }) => status !== 200).map(({ url }) => url));
    await expect
      .poll(async () => (await readSiteMap(request, brand)).filter((url) => gone.has(url)), 'listed, but not there')
      .toEqual([]);
    const pages = read.filter(({ url }) => !gone.has(url));

    expect(pages.flatMap((page) => listFaults(page, brand, baseURL ?? ''))).toEqual([]);
    expect(listRepeated(pages.map(({ head }) => head.title))).toEqual([]);
    expect(listRepeated(pages.map(({ head }) => head.meta['description'] ?? ''))).toEqual([]);

    const pictures = new Map(pages.map(({ head: { meta } }) => [meta['og:image'] ?? '', readStatedSize(meta)]));
    const sizes = await mapSeveralAtOnce([...pictures.keys()], async (url) => {
      const response = await request.get(url);
      return [url, response.ok() ? readPictureSize(await response.body()) : response.status()] as const;
    });
    expect(new Map(sizes)).toEqual(pictures);
  });

  test('a job is described as one', async ({ request }) => {
    const list = await (await request.get(`${brand.basePath}/recruit`)).text();
    const [, job = ''] = /href="([^"]*\?job=[^"&]*)"/.exec(list) ?? [];
    const { head } = await readPage(request, job);
    expect(head.data.map((node) => node['@type'])).toContain('JobPosting');
  });
}

async function readPage(request: APIRequestContext, url: string): Promise<ReadPage> {
  const response = await getOnceThere(request, url, { maxRedirects: 0 });
  return { url, status: response.status(), head: readPageHead(await response.text()) };
}

function listFaults({ url, head }: ReadPage, { basePath, home }: BrandUnderTest, origin: string): string[] {
  const { title, canonical, meta, data } = head;
  const path = url.slice(origin.length + basePath.length);
  const kinds = data.map((node) => node['@type']);
  const isHome = url === origin + home;
  const expectedKinds = [
    'Organization',
    'WebSite',
    KINDS.find(([pattern]) => pattern.test(path))?.[1] ?? 'WebPage',
    ...(isHome ? [] : ['BreadcrumbList']),
  ];
  const checks = {
    'a title': title !== '' && meta['og:title'] === title,
    'a canonical address': canonical === url && meta['og:url'] === url,
    'a description':
      (meta['description'] ?? '').length >= SHORTEST_SUMMARY && meta['og:description'] === meta['description'],
    keywords: Boolean(meta['keywords']),
    'a picture': (meta['og:image'] ?? '').startsWith(`${origin}/files/`),
    'a type': ['website', 'article'].includes(meta['og:type'] ?? ''),
    'its kinds of structured data': expectedKinds.every((kind) => kinds.includes(kind)),
    'addresses in full in its structured data': listTexts(data).every((text) => !text.startsWith('/')),
  };
  return Object.entries(checks).flatMap(([name, isKept]) => (isKept ? [] : [`${url} lacks ${name}`]));
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

function listRepeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}

function readStatedSize(meta: PageHead['meta']) {
  return { width: Number(meta['og:image:width']), height: Number(meta['og:image:height']) };
}
