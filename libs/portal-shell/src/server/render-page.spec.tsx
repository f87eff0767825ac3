/** @jest-environment node */
import { api, type ApiTransport, type PageRoute } from '@portal/data-access-api';
import {
  buildBanner,
  buildFooter,
  buildMenuItem,
  buildPageConfig,
  createStubApi,
  type StubResponses,
} from '@portal/testing';
import { useLocation } from 'react-router-dom';
import { toBrand } from '../config/portal-config';
import { createPageRegistry } from '../pages/page-registry';
import { createArea, load } from '../testing/sample-area';
import { type RenderContext, renderPage } from './render-page';

function AboutPage() {
  return (
    <>
      <nav aria-label="面包屑" className="crumbs">
        <ol>
          <li>
            <a className="link" href="/miot/homepage">
              首页 &amp; 更多
            </a>
          </li>
          <li>
            <span aria-current="page">关于</span>
          </li>
        </ol>
      </nav>
      <h1>关于 {useLocation().pathname}</h1>
    </>
  );
}

const aboutSeo: PageRoute['seo'] = ({ platformType }) => ({ tableType: 'PAGE', code: `${platformType}:about` });

const routes: readonly PageRoute[] = [
  {
    path: '/about',
    load: load({ Page: AboutPage }),
    seo: aboutSeo,
  },
  { path: '/found', load: load({ Page: AboutPage }), isUnlisted: true },
  {
    path: '/manual',
    load: load({
      Page: AboutPage,
      head: () => () => ({
        type: 'TechArticle',
        title: '第一页',
        summary: '怎样开始',
        keywords: '第一页,手册',
        canonicalPath: '/manual?id=1',
        updatedOn: '2026-09-10',
      }),
    }),
    seo: aboutSeo,
  },
  { path: '/own', load: load({ Page: AboutPage }), access: 'login' },
  { path: '/camera', load: load({ Page: AboutPage }), startsAtOnce: true },
  {
    path: '/banner',
    load: load({
      Page: AboutPage,
      item: ({ brand }) => api.endpoints.listBanners.select({ platformType: brand.platformType }),
    }),
  },
];

const config = {
  environmentCode: 1,
  basePath: '/miot',
  homeHref: '/homepage',
  product: 'miot',
  pageCode: 'basicPageCode',
  isConsultEnabled: true,
  areas: [createArea(routes)],
};

const IMAGE = { image: '/files/og.png', imageWidth: 1200, imageHeight: 630 };

const responses: StubResponses = {
  listPageConfigs: [buildPageConfig()],
  listMenus: [buildMenuItem({ name: '</script><script>alert(1)</script>' })],
  listBanners: [buildBanner()],
  getFooter: buildFooter(),
  getSystemParamConf: { child: [] },
  getSeoInfo: { title: '关于我们', keywords: '公司', summary: '一句"话"', ...IMAGE },
};

async function render(
  path: string,
  transport: ApiTransport = createStubApi(responses).transport,
  more: Partial<RenderContext> = {},
) {
  const brand = toBrand(config, 'https://portal.example');
  const context: RenderContext = {
    ...{ config, brand, pages: createPageRegistry(config.areas, brand) },
    transport,
    resolveAssets: () => ({ scripts: ['/miot/assets/main.js'], styles: ['/miot/assets/main.css'] }),
    headHtml: '',
    ...more,
  };
  const match = await context.pages.match(path);
  if (!match) throw new Error(`no page for ${path}`);
  return renderPage(context, match, new URL(path, 'https://portal.example'));
}

function readShareTags(html: string) {
  return Object.fromEntries(
    [...html.matchAll(/<meta property="og:([^"]*)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]),
  );
}

function readGraph(html: string): unknown[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': unknown[] })['@graph'];
}

const readState = (html: string) => JSON.parse(/id="boot-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '');

describe('renderPage', () => {
  it('tells the boot script of a page that does not wait for a gesture', async () => {
    for (const path of ['/miot/own', '/miot/camera'])
      expect((await render(path)).html).toMatch(/^<!DOCTYPE html><html data-eager="true" /);
    expect((await render('/miot/about')).html).not.toContain('data-eager');
  });

  it('renders the whole document with title, meta tags and canonical address', async () => {
    const { html, status, isComplete } = await render('/miot/about');
    expect([status, isComplete]).toEqual([200, true]);
    expect(html).toMatch(/^<!DOCTYPE html><html lang="zh-CN" data-corners="soft" [^>]*>/);
    expect(html).toContain('<title>关于我们</title>');
    expect(html).toContain('<link rel="canonical" href="https://portal.example/miot/about"/>');
    expect(html).toContain('content="一句&quot;话&quot;"');
    expect(html).toContain('<link rel="stylesheet" href="/miot/assets/main.css">');
    expect(html.replaceAll('<!-- -->', '')).toContain('<h1>关于 /about</h1>');
  });

  it('tells other sites what to show where it is shared, and search engines where it stands', async () => {
    const { html } = await render('/miot/about');
    const head = html.slice(0, html.indexOf('</head>'));
    expect(readShareTags(head)).toEqual({
      type: 'website',
      locale: 'zh_CN',
      site_name: '启衡工业互联网',
      title: '关于我们',
      description: '一句&quot;话&quot;',
      url: 'https://portal.example/miot/about',
      image: 'https://portal.example/files/og.png',
      'image:width': '1200',
      'image:height': '630',
    });
    expect(readGraph(html)).toEqual([
      expect.objectContaining({ '@type': 'Organization', url: 'https://portal.example/miot/homepage' }),
      expect.objectContaining({ '@type': 'WebSite' }),
      expect.objectContaining({
        '@type': 'WebPage',
        url: 'https://portal.example/miot/about',
        name: '关于我们',
        description: '一句"话"',
        image: 'https://portal.example/files/og.png',
      }),
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: '首页 & 更多', item: 'https://portal.example/miot/homepage' },
          { '@type': 'ListItem', position: 2, name: '关于' },
        ],
      },
    ]);
  });

  it('describes a page by what its own data says, over the SEO data', async () => {
    const { html } = await render('/miot/manual');
    expect(html).toContain('<title>第一页 - 启衡工业互联网</title>');
    expect(html).toContain('<meta name="keywords" content="第一页,手册"/>');
    expect(html).toContain('<link rel="canonical" href="https://portal.example/miot/manual?id=1"/>');
    expect(readShareTags(html)).toMatchObject({
      type: 'article',
      title: '第一页 - 启衡工业互联网',
      description: '怎样开始',
      image: 'https://portal.example/files/og.png',
    });
    expect(readGraph(html)[2]).toMatchObject({
      '@type': 'TechArticle',
      headline: '第一页',
      dateModified: '2026-09-10',
    });
  });

  it.each(['/miot/found', '/miot/nowhere'])('tells other sites nothing of %s', async (path) => {
    const { html } = await render(path);
    expect(readShareTags(html)).toEqual({});
    expect(readGraph(html)).toHaveLength(2);
  });

  it('carries the state so that nothing in it can end its element', async () => {
    const { html } = await render('/miot/about');
    const names = (readState(html).queries as [string][]).map(([name]) => name);
    expect(names).toContain('listMenus');
    expect(html).not.toContain('<script>alert(1)');
  });

  it('leaves what surrounds every page to a script that all pages share', async () => {
    const publishFrame = jest.fn(() => '/miot/frame/a.js');
    const { html } = await render('/miot/about', undefined, { publishFrame });
    const { scripts, frame, queries } = readState(html);
    expect(frame).toBe('/miot/frame/a.js');
    expect(scripts).toEqual(['/miot/assets/main.js', frame]);
    expect(queries).toEqual([['getSeoInfo', expect.anything(), responses.getSeoInfo]]);
    const [[published]] = publishFrame.mock.calls as unknown as [[readonly (readonly [string])[]]];
    expect(published.map(([name]) => name)).toEqual([
      'listPageConfigs',
      'listBanners',
      'listMenus',
      'getFooter',
      'getSystemParamConf',
    ]);
  });

  it('shares nothing of a frame that could not be read in full', async () => {
    const publishFrame = jest.fn(() => '/miot/frame/a.js');
    const partial = createStubApi({ ...responses, getFooter: { error: { status: 503 } } }).transport;
    const state = readState((await render('/miot/about', partial, { publishFrame })).html);
    expect(publishFrame).not.toHaveBeenCalled();
    expect((state.queries as [string][]).map(([name]) => name)).toContain('listMenus');
    expect(state).not.toHaveProperty('frame');
  });

  it('says that WeChat is told how pages are shared, and not a word where it is not', async () => {
    expect(readState((await render('/miot/about', undefined, { sharesToWechat: true })).html).sharesToWechat).toBe(
      true,
    );
    expect((await render('/miot/about')).html).not.toContain('echat');
  });

  it('asks for each piece of data once', async () => {
    const stub = createStubApi(responses);
    await render('/miot/about', stub.transport);
    expect(new Set(stub.calls.map(({ name }) => name)).size).toBe(stub.calls.length);
  });

  it('has the look of its brand before the first paint, grey where it is wanted', async () => {
    const theme = { corners: 'square', density: 'dense', headings: 'heavy' } as const;
    const config = buildPageConfig({ blackColorTheme: true, fontColor: '#08786e', theme });
    const { transport } = createStubApi({ ...responses, listPageConfigs: [config] });
    expect((await render('/miot/about', transport)).html).toMatch(
      /<html lang="zh-CN" class="is-grayscale" style="--color-main:#08786e;[^"]*" data-corners="square" data-density="d/,
    );
  });

  it('answers an unknown address with 404 and keeps it out of the index', async () => {
    const { html, status } = await render('/miot/nowhere');
    expect(status).toBe(404);
    expect(html).toContain('This page could not be found');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('keeps a page that shows what others say out of the index, not its links', async () => {
    const { html } = await render('/miot/found');
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('carries all that the page shows in place of a missing item', async () => {
    const stub = createStubApi({ ...responses, listBanners: { error: { status: 404, code: '404' } } });
    const { html, status } = await render('/miot/banner', stub.transport);
    expect(status).toBe(404);
    expect(html).toContain('This page could not be found');
    expect(readState(html).queries).toContainEqual([
      'getSeoInfo',
      { tableType: 'PAGE', code: '1:404' },
      responses.getSeoInfo,
    ]);
    expect(html).toContain('<title>关于我们</title>');
  });

  it('shows what is known when a part is missing, and does not call it complete', async () => {
    const partial = { ...responses, getFooter: { error: { status: 503 } } };
    const { html, status, isComplete } = await render('/miot/about', createStubApi(partial).transport);
    expect([status, isComplete]).toEqual([200, false]);
    expect(html).not.toContain('<footer');
    expect(html).toContain('<header');
  });

  it.each([
    ['is rejected', () => Promise.resolve({ status: 503, body: null })],
    ['breaks off', () => Promise.reject(new Error('refused'))],
    ['does not come in time', () => new Promise<never>(() => undefined)],
  ])('answers 503 where the item of a page %s: it is no page about it', async (_why, answerItem) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
    try {
      const { transport } = createStubApi(responses);
      const rendered = render('/miot/banner', (request) =>
        request.path.includes('bannerConf') ? answerItem() : transport(request),
      );
      await jest.advanceTimersByTimeAsync(3500);
      const { html, status, isComplete } = await rendered;
      expect([status, isComplete]).toEqual([503, false]);
      expect(html).toContain('<header');
    } finally {
      jest.useRealTimers();
    }
  });

  it('answers 503 with a readable page when nothing is known', async () => {
    const { html, status, isComplete } = await render('/miot/about', () => Promise.reject(new Error('refused')));
    expect([status, isComplete]).toEqual([503, false]);
    expect(html.replaceAll('<!-- -->', '')).toContain('<h1>关于 /about</h1>');
  });
});
