/** @jest-environment node */
import type { ApiRequest, ContentStamp } from '@portal/data-access-api';
import { createStubApi } from '@portal/testing';
import { toBrand } from '../config/portal-config';
import { createPageRegistry } from '../pages/page-registry';
import { createArea, load } from '../testing/sample-area';
import { sampleConfig } from '../testing/sample-brand';
import { frameResponses } from '../testing/sample-frame';
import { settle } from '../testing/sample-page-cache';
import { createBrandHeaders } from './brand-headers';
import type { ContentState } from './content-versions';
import { createKeyRenderer } from './key-renderer';
import { createPageCache } from './page-cache';
import type { RenderContext } from './render-page';

const brand = toBrand(sampleConfig, 'https://portal.example');
const area = createArea([
  { path: '/about', load: load({ Page: () => null }), seo: () => ({ tableType: 'PAGE', code: 'about' }) },
  { path: '/plain', load: load({ Page: () => null }) },
]);
const SEO = {
  ...{ title: '关于我们', keywords: '公司', summary: '一句话' },
  ...{ image: '/files/og.png', imageWidth: 1200, imageHeight: 630 },
};

/** A brand's page cache over an API whose settings and SEO data a test changes. */
function createBrand() {
  const topics: Record<string, number> = { settings: 1, seo: 1 };
  const seo = { ...SEO };
  const calls: string[] = [];
  const transport = async (request: ApiRequest) => {
    const isSeo = request.path === '/ptl/seoInfo/getSeoInfo';
    calls.push(request.path);
    const topic = isSeo ? 'seo' : 'settings';
    const stamp: ContentStamp = { version: topics[topic] ?? 0, topics: [topic] };
    return { ...(await createStubApi({ ...frameResponses, getSeoInfo: seo }).transport(request)), stamp };
  };
  const versions = {
    getLatest: () => 1,
    getHeardAt: () => 0,
    isCurrent: () => true,
    isOutdated: ({ version, topics: named = [] }: ContentState) => named.some((topic) => topics[topic] !== version),
  };
  const context: RenderContext = {
    ...{ config: { ...sampleConfig, areas: [area] }, brand, transport },
    ...{ pages: createPageRegistry([area], brand), headHtml: '' },
    resolveAssets: () => ({ scripts: [], styles: [] }),
  };
  const headers = createBrandHeaders({ isHttps: true, isReportOnly: false });
  const renderer = createKeyRenderer({ context, versions, headers, sitemapKey: '/miot/sitemap.xml', isDev: false });
  const refreshes: string[] = [];
  const cache = createPageCache({
    ...{ ...renderer, versions, now: () => 0 },
    noteRefresh: (outcome) => refreshes.push(outcome),
  });
  return {
    ...{ cache, calls, refreshes, seo, topics },
    /** A topic changes; the page is visited, and what that leads to is waited for. */
    async change(topic: string, key: string) {
      topics[topic] = (topics[topic] ?? 0) + 1;
      cache.invalidate();
      cache.get(key);
      for (let turn = 0; turn < 10; turn += 1) await settle();
    },
  };
}

describe('pages of a brand', () => {
  it('that are asked for at once are rendered once', async () => {
    const { cache, calls } = createBrand();
    const pages = await Promise.all([cache.render('/miot/about'), cache.render('/miot/about')]);
    expect(pages[0]).toBe(pages[1]);
    expect(calls.filter((path) => path === '/ptl/seoInfo/getSeoInfo')).toHaveLength(1);
  });

  it('share the data of their frame, and follow it all the same', async () => {
    const { cache, calls, refreshes, change } = createBrand();
    await cache.render('/miot/plain');
    for (let turn = 0; turn < 10; turn += 1) await settle();
    calls.length = 0;
    const { body } = await cache.render('/miot/about');
    expect(calls).toEqual(['/ptl/seoInfo/getSeoInfo']);
    expect(body.identity.toString()).toContain('listMenus');
    await change('settings', '/miot/about');
    expect(refreshes).toEqual(['unchanged']);
    expect(calls.filter((path) => path === '/portal/system/menuConf/findByPage').length).toBeGreaterThan(0);
  });

  it('are left alone by changes of what they do not show', async () => {
    const { cache, calls, refreshes, change } = createBrand();
    await cache.render('/miot/plain');
    for (let turn = 0; turn < 10; turn += 1) await settle();
    calls.length = 0;
    await change('seo', '/miot/plain');
    expect([calls, refreshes]).toEqual([[], []]);
  });

  it('are rendered anew where a call says something else, and are asked one call where it says the same', async () => {
    const { cache, calls, refreshes, seo, change } = createBrand();
    await cache.render('/miot/about');
    for (let turn = 0; turn < 10; turn += 1) await settle();
    calls.length = 0;
    await change('seo', '/miot/about');
    expect([calls, refreshes]).toEqual([['/ptl/seoInfo/getSeoInfo'], ['unchanged']]);
    seo.title = '新的标题';
    await change('seo', '/miot/about');
    expect(refreshes).toEqual(['unchanged', 'changed']);
    expect(cache.get('/miot/about')?.body.identity.toString()).toContain('新的标题');
  });
});
