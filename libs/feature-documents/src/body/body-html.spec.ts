import { prefixLinks, readPageHref } from './doc-body';

describe('prefix of links in a text', () => {
  it.each([
    ['<a href="/product">', '<a href="/miot/product">'],
    ['<a title="a > b" href="/product">', '<a title="a > b" href="/miot/product">'],
    ['<a href="/document-center/document-content?id=a#b">', '<a href="/miot/document-center/document-content?id=a#b">'],
    ['<a href="/miot/product">', '<a href="/miot/product">'],
    ['<a href="/miotic">', '<a href="/miot/miotic">'],
    ['<a href="#b">', '<a href="#b">'],
    ['<a href="//evil.example">', '<a href="//evil.example">'],
    ['<a href="https://a.example/b">', '<a href="https://a.example/b">'],
    ['<a href="/files/a.pdf">', '<a href="/files/a.pdf">'],
    ['<a href="/ptl/isc/doc/image/x">', '<a href="/ptl/isc/doc/image/x">'],
    ['<img src="/ptl/isc/doc/image/x">', '<img src="/ptl/isc/doc/image/x">'],
    ['<code>&lt;a href="/product"&gt;</code>', '<code>&lt;a href="/product"&gt;</code>'],
  ])('of %s', (html, expected) => expect(prefixLinks(html, '/miot')).toBe(expected));

  it('is none for a brand at the root', () => {
    expect(prefixLinks('<a href="/product">', '')).toBe('<a href="/product">');
  });

  it('is found in a long text at once', () => {
    const html = `${'<a title="" class="x" rel="y">'.repeat(20_000)}<a href="/product">`;
    const start = process.cpuUsage();
    expect(prefixLinks(html, '/miot')).toContain('href="/miot/product"');
    // Not the time on the clock, in which a busy machine does other things.
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(500);
  });
});

describe('what a link means to the router', () => {
  it.each([
    ['/miot/product', '/product'],
    ['/miot/document-center/document-content?id=a.md', '/document-center/document-content?id=a.md'],
    ['/miot/document-center/a/1.0/b.md', null],
    ['/miot/files/a.pdf', null],
    ['/product', null],
    ['#a', null],
    ['https://a.example/', null],
    ['/miot//evil.example', null],
  ])('%s', (href, expected) => expect(readPageHref(href, '/miot')).toBe(expected));
});
