/** @jest-environment node */
import { buildPageConfig, createStubApi } from '@portal/testing';
import { readState, renderSample as render, responses } from '../testing/render-sample';

function readShareTags(html: string) {
  return Object.fromEntries(
    [...html.matchAll(/<meta property="og:([^"]*)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]),
  );
}

function readGraph(html: string): unknown[] {
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': unknown[] })['@graph'];
}

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

  it('keeps a page that shows what others say out of the index, not its links', async () => {
    const { html } = await render('/miot/found');
    expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(html).not.toContain('rel="canonical"');
  });
});
