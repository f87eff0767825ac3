import { posix } from 'node:path';
import { foldAnchor } from './heading-anchors';
import type { FindingCause } from './import-finding';
import { decodeTarget } from './page-references';

/** Where a link leads. */
export interface ResolvedLink {
  /** URL, or `undefined` where it leads nowhere and its text stands alone. */
  readonly href: string | undefined;
  readonly isExternal: boolean;
  /** Whether readers are told that it leads nowhere. */
  readonly isBroken: boolean;
  /** What is wrong with it, if anything. */
  readonly problem?: FindingCause;
}

/** A picture in the form in which it is served. */
export interface ServedPicture {
  readonly url: string;
  /** 0 where the size is not known. */
  readonly width: number;
  readonly height: number;
}

/** What is known of a version when its references are resolved. */
export interface KnownVersion {
  readonly documentId: string;
  /** Nodes by the path of their file. */
  readonly nodeIds: ReadonlyMap<string, string>;
  /** Files that only say which one has taken their place. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly hiddenFiles: ReadonlySet<string>;
  /** Anchors of a page by its path. */
  readonly anchors: ReadonlyMap<string, ReadonlySet<string>>;
  /** Pictures by their path. */
  readonly pictures: ReadonlyMap<string, ServedPicture>;
}

const LOCAL_HOST = /^https?:\/\/(localhost|127\.|10\.|192\.168\.|0\.0\.0\.0|\[|[^./:]+([:/]|$))/i;

/** URL of a page of the newest version. */
export function toPagePath(documentId: string, nodeId: string, anchor = ''): string {
  const query = `id=${encodeURIComponent(documentId)}&nodeId=${encodeURIComponent(nodeId)}`;
  return `/document-center/document-content?${query}${anchor && `#${encodeURIComponent(anchor)}`}`;
}

/** Resolves a link of the page at `from`. */
export function resolveLink(target: string, from: string, known: KnownVersion): ResolvedLink {
  if (/^(mailto|tel):/i.test(target)) return { href: target, isExternal: false, isBroken: false };
  // The reader's own machine: an example, not a place to go.
  if (LOCAL_HOST.test(target)) return { href: undefined, isExternal: false, isBroken: false };
  if (/^https?:\/\/[^\s]+$/i.test(target)) return { href: target, isExternal: true, isBroken: false };
  if (/^([a-z][a-z0-9+.-]*:|\/\/|\\)/i.test(target)) return toBroken('forbiddenScheme', decodeTarget(target));
  const [url = '', written = ''] = splitOnce(target, '#');
  const path = decodeTarget(splitOnce(url, '?')[0] ?? '');
  const anchor = decodeTarget(written);
  const file = path === '' ? from : findPage(path, from, known);
  if (file !== undefined) return toPageLink(file, anchor, decodeTarget(target), known);
  const picture = known.pictures.get(joinPath(from, path));
  if (picture) return { href: picture.url, isExternal: false, isBroken: false };
  // The portal's own pages; files of a site that the folder was taken from are none.
  const isOfSite = path.startsWith('/') && (!/\.[a-z]{2,5}$/i.test(path) || /^\/[\w-]+\/[\w-]+\.html$/.test(path));
  if (isOfSite && !/^\/(zh|en|img|assets|static)\//i.test(path))
    return { href: target, isExternal: false, isBroken: false };
  return toBroken('brokenLink', decodeTarget(target));
}

function toPageLink(file: string, anchor: string, target: string, known: KnownVersion): ResolvedLink {
  const nodeId = known.nodeIds.get(file);
  if (nodeId === undefined) return toBroken('unpublishedLink', target);
  if (known.hiddenFiles.has(file)) return toBroken('hiddenLink', target);
  const found = anchor && findAnchor(anchor, known.anchors.get(file));
  const link = { href: toPagePath(known.documentId, nodeId, found || ''), isExternal: false, isBroken: false };
  return anchor && !found ? { ...link, problem: { reason: 'unknownAnchor', subject: target } } : link;
}

/** The anchor itself, or the one that another tool would have written so. */
function findAnchor(anchor: string, anchors: ReadonlySet<string> = new Set()): string | undefined {
  if (anchors.has(anchor)) return anchor;
  const folded = foldAnchor(anchor);
  return folded === '' ? undefined : [...anchors].find((other) => foldAnchor(other) === folded);
}

function findPage(path: string, from: string, known: KnownVersion): string | undefined {
  const base = joinPath(from, path);
  const stem = base.replace(/\.(md|mdx|markdown|html?)$/i, '');
  const candidates = [
    base,
    ...['md', 'mdx', 'markdown'].map((end) => `${stem}.${end}`),
    ...['README.md', 'index.md', 'readme.md', 'index.mdx', 'index.markdown'].map((name) => posix.join(stem, name)),
  ];
  const found = candidates.map((candidate) => findFile(candidate, known)).find((file) => file !== undefined);
  return found === undefined ? undefined : followRedirects(found, known);
}

function findFile(path: string, { nodeIds, redirects }: KnownVersion): string | undefined {
  if (nodeIds.has(path) || redirects.has(path)) return path;
  if (!/\.(md|mdx|markdown)$/i.test(path)) return undefined;
  const lower = path.toLowerCase();
  return [...nodeIds.keys(), ...redirects.keys()].find((other) => other.toLowerCase() === lower);
}

function followRedirects(file: string, known: KnownVersion): string | undefined {
  let place = file;
  for (let steps = 0; steps < 5; steps += 1) {
    const target = known.redirects.get(place);
    if (target === undefined) return place;
    const next = joinPath(place, target).replace(/\.(md|html?)$/i, '');
    const found = findFile(`${next}.md`, known);
    if (found === undefined) return undefined;
    place = found;
  }
  return undefined;
}

/** Path in the folder of what a page names; one that would leave the folder stays one that is not there. */
export function joinPath(from: string, path: string): string {
  return path.startsWith('/') ? posix.normalize(path.slice(1)) : posix.join(posix.dirname(from), path);
}

function toBroken(reason: FindingCause['reason'], subject: string): ResolvedLink {
  return { href: undefined, isExternal: false, isBroken: true, problem: { reason, subject } };
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
