import { normalizePath } from './create-brand-server';
import { isApiPath } from './api-proxy';
import { buildRobotsTxt, buildSitemapXml } from './search-engine-files';
import { createAssetResolver } from './asset-manifest';
import { buildPageHeaders, PAGE_CSP } from './security-headers';
import { BOOT_SCRIPT_ELEMENT, BOOT_SCRIPT_HASH } from './boot-script';
import { createHash } from 'node:crypto';

describe('normalizePath', () => {
  it.each([
    ['/', '', '/'],
    ['/home/', '', '/home'],
    ['//evil.example', '', '/evil.example'],
    ['/a//b/', '', '/a/b'],
    ['/miot/', '/miot', '/miot'],
    ['/miot/home', '/miot', '/miot/home'],
    ['/\\/evil.example/', '', '/evil.example'],
    ['/\\evil.example/', '', '/evil.example'],
    ['/\\\\evil.example', '', '/evil.example'],
    ['/miot/\\evil.example/', '/miot', '/miot/evil.example'],
  ])('makes %s (prefix "%s") %s', (pathname, basePath, expected) =>
    expect(normalizePath(pathname, basePath)).toBe(expected),
  );
});

describe('isApiPath', () => {
  it.each([
    '/ptl/x',
    '/portal/system',
    '/portal_drill/x',
    '/miot-maas/x',
    '/files/a.svg',
    '/loginPage/',
    '/openapi.json',
  ])('takes %s', (path) => expect(isApiPath(path)).toBe(true));
  it.each(['/ptlx', '/portals', '/miot', '/miot-maa', '/', '/filesystem'])('leaves %s', (path) =>
    expect(isApiPath(path)).toBe(false),
  );
});

describe('files for search engines', () => {
  const load = async () => ({ page: { Page: () => null } });
  const routes = [
    { path: '/', canonicalPath: '/homepage', load },
    { path: '/homepage', load },
    { path: '/404', status: 404, load },
    { path: '/news/:file', load },
    { path: '/found', isUnlisted: true, load },
    { path: '/documents', isNamedByQuery: true, load },
  ];
  const options = {
    publicOrigin: 'https://portal.example',
    basePath: '/miot',
    routes,
    items: [{ path: '/news/a.html', changedOn: '2026-10-01' }],
  };

  it('names every page once, by its canonical address', () => {
    expect(buildSitemapXml(options).match(/<loc>[^<]*/g)).toEqual([
      '<loc>https://portal.example/miot/homepage',
      '<loc>https://portal.example/miot/news/a.html',
    ]);
  });

  it('closes the account area under the prefix and names the site maps', () => {
    const siteMaps = ['https://portal.example/miot/sitemap.xml', 'https://portal.example/sitemap.xml'];
    const text = buildRobotsTxt({ basePath: '/miot', siteMaps });
    expect(text).toContain('Disallow: /miot/overview\n');
    expect(text.match(/^Sitemap: .*$/gm)).toEqual(siteMaps.map((url) => `Sitemap: ${url}`));
  });
});

describe('createAssetResolver', () => {
  const manifest = {
    'src/main.client.tsx': { file: 'assets/main.js', imports: ['_react.js'], css: ['assets/main.css'] },
    '_react.js': { file: 'assets/react.js' },
    'page.ts': { file: 'assets/page.js', imports: ['_react.js'], css: ['assets/page.css'] },
  };
  const styles = { link: (files: readonly string[]) => files.join(' & ') || undefined };

  it('names entry and page with what they import, each once', () => {
    expect(createAssetResolver(manifest, '/miot/', styles)(['page.ts'])).toEqual({
      scripts: ['/miot/assets/main.js', '/miot/assets/react.js', '/miot/assets/page.js'],
      style: '/miot/assets/main.css & assets/page.css',
    });
  });

  it('takes the styles alone of what is shown before its code is fetched', () => {
    expect(createAssetResolver(manifest, '/miot/', styles)([], ['page.ts'])).toEqual({
      scripts: ['/miot/assets/main.js', '/miot/assets/react.js'],
      style: '/miot/assets/main.css & assets/page.css',
    });
  });

  it('names no style sheet where nothing has one', () => {
    const bare = { 'src/main.client.tsx': { file: 'assets/main.js' } };
    expect(createAssetResolver(bare, '/', styles)([])).toEqual({ scripts: ['/assets/main.js'], style: undefined });
  });

  it('refuses a chunk the build does not have', () => {
    expect(() => createAssetResolver(manifest, '/', styles)(['gone.ts'])).toThrow('gone.ts');
  });
});

describe('page policy', () => {
  it('allows the one inline script by its hash, and no other', () => {
    const script = BOOT_SCRIPT_ELEMENT.replace(/^<script>|<\/script>$/g, '');
    expect(BOOT_SCRIPT_HASH).toBe(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(PAGE_CSP).toContain(BOOT_SCRIPT_HASH);
    expect(PAGE_CSP).not.toContain("script-src 'self' 'unsafe-inline'");
  });

  it('lets the text of documents in by its own policy, and no other markup', () => {
    expect(PAGE_CSP).toContain('trusted-types default dompurify portal-documents;');
    expect(PAGE_CSP).toContain("require-trusted-types-for 'script'");
  });

  it('lets videos in, with their captions, from the site alone', () => {
    expect(PAGE_CSP).toContain("media-src 'self';");
  });

  it('lets others in where they are configured, each in its place alone', () => {
    const options = { isHttps: true, isReportOnly: false };
    const read = (more: object) => String(buildPageHeaders({ ...options, ...more })['Content-Security-Policy']);
    const list = (policy: string) =>
      policy.split('; ').filter((directive) => !PAGE_CSP.split('; ').includes(directive));
    expect(read({})).toBe(PAGE_CSP);
    expect(read({})).not.toContain('wechat');
    expect(list(read({ connectTo: 'https://ip.example' }))).toEqual(["connect-src 'self' https://ip.example"]);
    expect(list(read({ sharesToWechat: true }))).toEqual([
      `script-src 'self' ${BOOT_SCRIPT_HASH} https://res.wx.qq.com/open/js/jweixin-1.6.0.js`,
      'trusted-types default dompurify portal-documents portal-wechat',
    ]);
  });

  it('keeps the script needed before the page can be read under 1 kB', () => {
    expect(Buffer.byteLength(BOOT_SCRIPT_ELEMENT)).toBeLessThan(1024);
  });
});
