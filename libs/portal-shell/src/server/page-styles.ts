import { readFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Manifest } from './asset-manifest';
import { EncodedBody } from './encoded-body';
import { PageResponse } from './page-response';
import { PlainResponse } from './plain-response';

const FILE = /^assets\/(\w+)\.css$/;
const COMBINED = /^\/assets\/(\w+(?:-\w+)+)\.css$/;

/** No page has so many style sheets. */
const MAX_PARTS = 40;

/** A style sheet as it is sent. */
export type StyleResponse = Pick<PageResponse, 'route' | 'send'>;

/** Style sheets of a build, of which a document links to one that has all it needs. */
export interface PageStyles {
  /**
   * Returns the file, under the folder of the build, that is several style sheets in their order:
   * `assets/1a2b3c4d-5e6f7a8b.css`; `undefined` for none. As it names them all, every server of the same build can
   * respond with it, and browsers know what they have. Throws for files whose names have other signs.
   */
  link(files: readonly string[]): string | undefined;
  /** Finds what a document links to, by its path without prefix. */
  find(path: string): StyleResponse | undefined;
}

/** Creates the style sheets of a build's pages. Throws where a file of the manifest is missing. */
export function createPageStyles(clientDir: string, manifest: Manifest, headers: OutgoingHttpHeaders): PageStyles {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const texts = new Map([...files].map((file) => [toName(file), readFileSync(join(clientDir, file), 'utf8')]));
  /** What documents of this server link to: as many as there are pages. */
  const linked = new Map<string, PageResponse | undefined>();

  const combine = (names: readonly string[]) => names.map((name) => texts.get(name) ?? '').join('');

  /** Somebody else has linked to it, or nobody: no work is spent on that, and nothing is kept. */
  function respondPlainly(names: readonly string[]): StyleResponse | undefined {
    const isKnown = (name: string) => texts.has(name);
    if (names.length > MAX_PARTS || new Set(names).size < names.length || !names.some(isKnown)) return undefined;
    // While a new build takes the place of another, servers of both respond: what is known is better than nothing.
    const own = names.every(isKnown) ? headers : { ...headers, 'Cache-Control': 'no-store' };
    return new PlainResponse(own, combine(names), 'file');
  }

  return {
    link(needed) {
      if (needed.length === 0) return undefined;
      const file = `assets/${needed.map(toName).join('-')}.css`;
      if (needed.length > 1 && !linked.has(`/${file}`)) linked.set(`/${file}`, undefined);
      return file;
    },
    find(path) {
      const names = COMBINED.exec(path)?.[1]?.split('-');
      if (!names) return undefined;
      if (!linked.has(path)) return respondPlainly(names);
      const response =
        linked.get(path) ?? new PageResponse(200, headers, new EncodedBody(combine(names), { lasts: true }), 'file');
      linked.set(path, response);
      return response;
    },
  };
}

function toName(file: string): string {
  const [, name] = FILE.exec(file) ?? [];
  if (!name) throw new Error(`The build has a style sheet ${file}, whose name cannot be one of several`);
  return name;
}
