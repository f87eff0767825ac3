import { definePath } from './define-path';
import { htmlFile, parseHtmlFile } from './html-file';
import * as paths from './public.paths';

describe('definePath', () => {
  it('builds an address without parameters', () => {
    expect(paths.product.href()).toBe('/product');
  });

  it('fills and encodes dynamic segments', () => {
    expect(definePath('/a/:b/c/:d').href({ b: '一/二', d: 'x' })).toBe('/a/%E4%B8%80%2F%E4%BA%8C/c/x');
  });

  it('appends the query and leaves out absent values', () => {
    expect(paths.developer.href(undefined, { category: 'sdk', page: undefined })).toBe('/developer?category=sdk');
  });

  it('knows every address once', () => {
    const patterns = Object.values(paths).map((entry) => entry.path);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

describe('parseHtmlFile', () => {
  it.each([
    ['abc-1.html', 'abc-1'],
    ['a.b.html', 'a.b'],
  ])('reads %s', (file, name) => expect(parseHtmlFile(file)).toBe(name));

  it.each(['abc', '.html', 'a/b.html', 'a.htm', '%2e.html', undefined])('refuses %s', (file) =>
    expect(parseHtmlFile(file)).toBeNull(),
  );

  it('is the inverse of htmlFile', () => expect(parseHtmlFile(htmlFile('p-1'))).toBe('p-1'));
});
