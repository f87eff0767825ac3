/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { combineStyles, createPageStyles } from './page-styles';

const HEADERS = { 'Content-Type': 'text/css; charset=utf-8' };
const TEXTS: Readonly<Record<string, string>> = { '1a': '.a{top:0}', '2b': '.a{top:1px}', '3c': '.c{top:2px}' };

describe('the style sheets of a page', () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'page-styles-'));
  const manifest = {
    main: { file: 'assets/main.js', css: ['assets/1a.css'] },
    page: { file: 'assets/page.js', css: ['assets/2b.css', 'assets/3c.css'] },
  };

  beforeAll(() => {
    mkdirSync(join(clientDir, 'assets'));
    writeFileSync(join(clientDir, 'secret.css'), 'secret');
    for (const [name, text] of Object.entries(TEXTS)) writeFileSync(join(clientDir, `assets/${name}.css`), text);
  });
  afterAll(() => rmSync(clientDir, { recursive: true }));

  const find = (path: string) => createPageStyles(clientDir, manifest, HEADERS)(path);

  it('are one file whose name tells them all; a single one is its own', () => {
    expect(combineStyles(['assets/1a.css', 'assets/3c.css'])).toBe('assets/1a-3c.css');
    expect(combineStyles(['assets/1a.css'])).toBe('assets/1a.css');
  });

  it('come in the order of the name, which decides between rules', () => {
    const response = find('/assets/2b-1a.css');
    expect(response?.headers).toBe(HEADERS);
    expect(response?.body.identity.toString()).toBe('.a{top:1px}.a{top:0}');
    expect(brotliDecompressSync(response?.body.encode('br') ?? '').toString()).toBe('.a{top:1px}.a{top:0}');
  });

  it('are put together once', () => {
    const styles = createPageStyles(clientDir, manifest, HEADERS);
    expect(styles('/assets/1a-2b.css')).toBe(styles('/assets/1a-2b.css'));
  });

  it.each([
    ['of one that the build does not have', '/assets/1a-9f.css'],
    ['of one named twice', '/assets/1a-2b-1a.css'],
    ['of a file that is none of them', '/assets/1a-..-secret.css'],
    ['of more than any page has', `/assets/${Array.from({ length: 41 }, (_, n) => `x${n}`).join('-')}.css`],
    ['under another folder', '/files/1a-2b.css'],
    ['of one alone, which is a file', '/assets/1a.css'],
  ])('are not there by the name %s', (_name, path) => {
    expect(find(path)).toBeUndefined();
  });
});
