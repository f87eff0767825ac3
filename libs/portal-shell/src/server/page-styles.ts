import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Manifest } from './asset-manifest';
import { EncodedBody } from './encoded-body';
import { PageResponse } from './page-response';

const COMBINED = /^\/assets\/(\w+(?:-\w+)+)\.css$/;

/** No page has so many style sheets. */
const MAX_PARTS = 40;

/** What the style sheets of pages may take in memory, in bytes: those of all pages take half. */
const MAX_BYTES = 16_000_000;

/**
 * Name of several style sheets as one file, under the folder of the build: `assets/1a2b3c4d-5e6f7a8b.css`. As it names
 * them all, every server can respond with it, and browsers know what they have.
 */
export function combineStyles(files: readonly string[]): string {
  return `assets/${files.map((file) => /\w+(?=\.css)/.exec(file)?.[0]).join('-')}.css`;
}

/** Finds the style sheets of a page as one, by its path without prefix. */
export type PageStyles = (path: string) => PageResponse | undefined;

/** Creates the style sheets of a build's pages; each is put together once, when somebody asks for it. */
export function createPageStyles(clientDir: string, manifest: Manifest, headers: OutgoingHttpHeaders): PageStyles {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const combined = new LRUCache<string, PageResponse>({
    maxSize: MAX_BYTES,
    // With its compressed forms.
    sizeCalculation: ({ body }) => body.identity.byteLength * 2,
  });

  function combine(path: string): PageResponse | undefined {
    const names = COMBINED.exec(path)?.[1]?.split('-') ?? [];
    const parts = names.map((name) => `assets/${name}.css`);
    if (parts.length === 0 || parts.length > MAX_PARTS || new Set(parts).size < parts.length) return undefined;
    if (!parts.every((part) => files.has(part))) return undefined;
    const text = parts.map((part) => readFileSync(join(clientDir, part), 'utf8')).join('');
    return new PageResponse(200, headers, new EncodedBody(text, { lasts: true }), 'file');
  }

  return (path) => {
    const known = combined.get(path);
    if (known) return known;
    const made = combine(path);
    if (made) combined.set(path, made);
    return made;
  };
}
