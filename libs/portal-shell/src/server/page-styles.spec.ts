/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createAssetResolver } from './asset-manifest';
import { createPageStyles, type PageStyles, type StyleResponse } from './page-styles';

const HEADERS = { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'immutable' };
const TEXTS: Readonly<Record<string, string>> = { '1a': '.a{top:0}', '2b': '.a{top:1px}', '3c': '.c{top:2px}' };
/** More than any page has. */
const MANY = Array.from({ length: 41 }, (_, n) => `f${n}`);

/** What somebody gets who takes this encoding. */
function send(response: StyleResponse | undefined, encoding = 'identity', method = 'GET') {
  const sent: { headers: OutgoingHttpHeaders; body: Buffer | undefined } = { headers: {}, body: undefined };
  const target = {
    writeHead(_status: number, headers: OutgoingHttpHeaders | string[]) {
      sent.headers = Array.isArray(headers)
        ? Object.fromEntries(Array.from({ length: headers.length / 2 }, (_, n) => headers.slice(2 * n, 2 * n + 2)))
        : headers;
      return target;
    },
    end: (body?: Buffer) => void (sent.body = body),
  };
  const request = { method, rawHeaders: ['accept-encoding', encoding], headers: { 'accept-encoding': encoding } };
  response?.send(request as unknown as IncomingMessage, target as unknown as ServerResponse);
  return { ...sent, text: sent.body?.toString() };
}

describe('the style sheets of a page', () => {
  const clientDir = mkdtempSync(join(tmpdir(), 'page-styles-'));
  const manifest = {
    'src/main.client.tsx': { file: 'assets/main.js', css: ['assets/1a.css'] },
    'page.ts': { file: 'assets/page.js', css: ['assets/2b.css', 'assets/3c.css'] },
    'many.ts': { file: 'assets/many.js', css: MANY.map((name) => `assets/${name}.css`) },
  };
  let styles: PageStyles;

  beforeAll(() => {
    mkdirSync(join(clientDir, 'assets'));
    writeFileSync(join(clientDir, 'secret.css'), 'secret');
    for (const name of [...Object.keys(TEXTS), ...MANY])
      writeFileSync(join(clientDir, `assets/${name}.css`), TEXTS[name] ?? '');
  });
  beforeEach(() => (styles = createPageStyles(clientDir, manifest, HEADERS)));
  afterAll(() => rmSync(clientDir, { recursive: true }));

  it('are one file whose name tells them all; a single one is its own', () => {
    expect(styles.link(['assets/1a.css', 'assets/3c.css'])).toBe('assets/1a-3c.css');
    expect(styles.link(['assets/1a.css'])).toBe('assets/1a.css');
    expect(styles.link([])).toBeUndefined();
    expect(() => styles.link(['assets/a-b.css'])).toThrow('assets/a-b.css');
  });

  it('are there where a document links to them, in the order that decides between rules', () => {
    const { style = '' } = createAssetResolver(manifest, '/miot/', styles)(['page.ts']);
    expect(style).toBe('/miot/assets/1a-2b-3c.css');
    const found = styles.find(style.replace('/miot', ''));
    expect(send(found).text).toBe('.a{top:0}.a{top:1px}.c{top:2px}');
    const { headers, body } = send(found, 'br');
    expect(headers).toMatchObject({ ...HEADERS, 'Content-Encoding': 'br' });
    expect(brotliDecompressSync(body ?? '').toString()).toBe('.a{top:0}.a{top:1px}.c{top:2px}');
    expect(styles.find(style.replace('/miot', ''))).toBe(found);
  });

  it('are there where another server has linked to them, but nothing is kept of that', () => {
    const found = styles.find('/assets/2b-1a.css');
    const { headers, text } = send(found, 'br');
    expect([headers, text]).toEqual([{ ...HEADERS, 'Content-Length': 20 }, '.a{top:1px}.a{top:0}']);
    expect(send(found, 'br', 'HEAD').text).toBeUndefined();
    expect(styles.find('/assets/2b-1a.css')).not.toBe(found);
  });

  it('of which another build has some are those that are known, for this time', () => {
    const { headers, text } = send(styles.find('/assets/1a-9f-3c.css'));
    expect([headers['Cache-Control'], text]).toEqual(['no-store', '.a{top:0}.c{top:2px}']);
  });

  it.each([
    ['of none that is known', '/assets/9f-9e.css'],
    ['of one named twice', '/assets/1a-2b-1a.css'],
    ['of a file that is none of them', '/assets/1a-..-secret.css'],
    ['of more than any page has', `/assets/${MANY.join('-')}.css`],
    ['under another folder', '/files/1a-2b.css'],
    ['of one alone, which is a file', '/assets/1a.css'],
  ])('are not there by the name %s', (_name, path) => {
    expect(styles.find(path)).toBeUndefined();
  });
});
