import type { OutlineEntry } from '@portal/api-contract';
import { createHash } from 'node:crypto';
import { loadCodeLanguages } from './code-highlighter';
import { readCodeNotes } from './code-notes';
import { type ImportFinding, warn } from './import-finding';
import { rewriteReferences } from './markdown-rewriter';
import { collectReferences, type PageReference } from './page-references';
import { renderPage } from './page-renderer';
import { type PageMeta, splitPageSource } from './page-source';
import { readPageStructure } from './page-structure';
import { type KnownVersion, resolveLink, type ResolvedLink, type ServedPicture } from './reference-resolver';

/** Grows when the same page would become other HTML. */
export const PAGE_FORMAT = 6;

/** A page's file, read but not yet put into the page it becomes. */
export interface ReadPage {
  readonly path: string;
  readonly meta: PageMeta;
  /** Lines of the file before its body. */
  readonly offset: number;
  /** Empty where neither the front matter nor a heading gives one. */
  readonly title: string;
  readonly description: string;
  readonly outline: readonly OutlineEntry[];
  readonly anchors: ReadonlySet<string>;
  readonly hasContent: boolean;
  readonly readingMinutes: number;
  /** Markdown without front matter and title. */
  readonly body: string;
  readonly references: readonly PageReference[];
}

/** A page, ready to be stored. `bodyHtml` is absent where the stored one is still right. */
export interface PlannedPage {
  readonly title: string;
  readonly description: string;
  /** Day its front matter gives. */
  readonly updated: string | undefined;
  /** Who changed it last, by its front matter; empty where nobody is named. */
  readonly modifier: string;
  readonly markdown: string;
  readonly bodyHtml: string | undefined;
  readonly outline: readonly OutlineEntry[];
  readonly hasContent: boolean;
  readonly readingMinutes: number;
  readonly checksum: string;
}

/** What surrounds a page. */
export interface PageEnvironment {
  readonly known: KnownVersion;
  readonly resolvePicture: (target: string, from: string) => ServedPicture | undefined;
  readonly isStored: (checksum: string) => boolean;
}

/** Reads a page's file. */
export function readPage(path: string, text: string, findings: ImportFinding[]): ReadPage {
  const { meta, body, offset, mistakes } = splitPageSource(text);
  for (const { line, reason } of mistakes) findings.push(warn(path, line, reason));
  const { tokens, ...structure } = readPageStructure(body, meta.title);
  const references = collectReferences(tokens, body);
  for (const { meta: about, map } of tokens) {
    const { problem } = (about ?? {}) as { readonly problem?: string };
    if (problem) findings.push(warn(path, offset + (map?.[0] ?? 0) + 1, problem));
  }
  if (!structure.hasContent && !meta.redirect) findings.push(warn(path, 1, 'the page has no content'));
  const description = meta.description ?? structure.description;
  return { ...structure, path, meta, offset, description, references };
}

/** Resolves what a page refers to, and renders it unless that has been done before. */
export async function planPage(
  page: ReadPage,
  name: string,
  { known, resolvePicture, isStored }: PageEnvironment,
  findings: ImportFinding[],
): Promise<PlannedPage> {
  const { path, references, offset, meta, body, hasContent, description, outline, readingMinutes } = page;
  const title = page.title || name;
  const links = new Map<string, ResolvedLink>();
  const pictures = new Map<string, ServedPicture | undefined>();
  for (const { kind, target, line } of references) {
    if (kind === 'picture') pictures.set(target, resolvePicture(target, path));
    else {
      const link = resolveLink(target, path, known);
      links.set(target, link);
      if (link.problem) findings.push(warn(path, offset + line + 1, link.problem));
    }
  }
  const checksum = createHash('sha256')
    .update(JSON.stringify([PAGE_FORMAT, title, body, [...links], [...pictures]]))
    .digest('base64url');
  const render = async () => {
    const { tokens, anchors } = readPageStructure(body, title);
    await loadCodeLanguages(tokens.map((token) => readCodeNotes(token).language));
    return renderPage(tokens, {
      anchors,
      resolveLink: (target) => links.get(target) ?? resolveLink(target, path, known),
      resolvePicture: (target) => pictures.get(target) ?? resolvePicture(target, path),
    });
  };
  return {
    ...{ title, description, outline, hasContent, readingMinutes, checksum },
    updated: meta.updated,
    modifier: meta.modifier ?? '',
    markdown: rewriteReferences(body, links, pictures),
    bodyHtml: isStored(checksum) ? undefined : hasContent ? await render() : '',
  };
}
