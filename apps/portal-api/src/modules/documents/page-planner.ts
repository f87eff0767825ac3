import type { OutlineEntry } from '@portal/api-contract';
import { createHash } from 'node:crypto';
import { loadCodeLanguages } from './code-highlighter';
import { readCodeNotes } from './code-notes';
import { loadFormulas } from './formula-typesetter';
import { type ImportFinding, warn } from './import-finding';
import { listFormulas, type WrittenFormula } from './markdown-formulas';
import { rewriteReferences } from './markdown-rewriter';
import type { AssembledPage, PageLine } from './page-includes';
import { listUndrawnDiagrams } from './page-diagrams';
import { collectReferences, type PageReference } from './page-references';
import { renderPage } from './page-renderer';
import { type PageMeta, splitPageSource } from './page-source';
import { readPageStructure } from './page-structure';
import { type KnownVersion, resolveLink, type ResolvedLink, type ServedPicture } from './reference-resolver';

/** Grows when the same page would become other HTML. */
export const PAGE_FORMAT = 9;

/** Letters of a formula or a diagram that a report quotes. */
const MAX_QUOTE = 60;

/** A page's file, read but not yet put into the page it becomes. */
export interface ReadPage {
  readonly path: string;
  readonly meta: PageMeta;
  /** Where a line of its body is written, by its place from 0. */
  readonly locate: (index: number) => Omit<PageLine, 'text'>;
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
  readonly formulas: readonly WrittenFormula[];
}

/** A page, ready to be stored. `bodyHtml` is absent where the stored one is still right. */
export interface PlannedPage {
  readonly file: string;
  readonly title: string;
  readonly description: string;
  /** Day its front matter gives, or git. */
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

/** Reads a page's file with all that it includes. */
export function readPage(path: string, { lines }: AssembledPage, findings: ImportFinding[]): ReadPage {
  const { meta, body, offset, mistakes } = splitPageSource(lines.map(({ text }) => text).join('\n'));
  const locate = (index: number) => lines[offset + index] ?? { file: path, line: 1 };
  for (const { line, reason, subject } of mistakes) findings.push(warn(path, line, reason, subject));
  const { tokens, ...structure } = readPageStructure(body, meta.title);
  const references = collectReferences(tokens, body);
  for (const { meta: about, map } of tokens) {
    const { unknown } = (about ?? {}) as { readonly unknown?: string };
    const { file, line } = locate(map?.[0] ?? 0);
    if (unknown) findings.push(warn(file, line, 'unknownContainer', unknown));
  }
  for (const { unread, line: place } of listUndrawnDiagrams(tokens)) {
    const { file, line } = locate(place);
    findings.push(warn(file, line, 'undrawnDiagram', unread.slice(0, MAX_QUOTE)));
  }
  if (!structure.hasContent && !meta.redirect) findings.push(warn(path, 1, 'emptyPage'));
  const description = meta.description ?? structure.description;
  return { ...structure, path, meta, locate, description, references, formulas: listFormulas(tokens) };
}

/** Resolves what a page refers to, and renders it unless that has been done before. */
export async function planPage(
  page: ReadPage,
  name: string,
  { known, resolvePicture, isStored }: PageEnvironment,
  findings: ImportFinding[],
): Promise<PlannedPage> {
  const { path, references, meta, body, hasContent, description, outline, readingMinutes } = page;
  const title = page.title || name;
  const links = new Map<string, ResolvedLink>();
  const pictures = new Map<string, ServedPicture | undefined>();
  for (const { kind, target, line } of references) {
    const origin = page.locate(line);
    if (kind === 'picture') pictures.set(target, resolvePicture(target, origin.file));
    else {
      // A place of the page itself is on the page, wherever it is named.
      const link = resolveLink(target, target.startsWith('#') ? path : origin.file, known);
      links.set(target, link);
      const { problem } = link;
      if (problem) findings.push(warn(origin.file, origin.line, problem.reason, problem.subject));
    }
  }
  const typesetFormula = page.formulas.length > 0 ? await loadFormulas() : undefined;
  for (const { source, isBlock, line } of page.formulas) {
    const origin = page.locate(line);
    if (typesetFormula?.(source, isBlock) === undefined)
      findings.push(warn(origin.file, origin.line, 'brokenFormula', source.slice(0, MAX_QUOTE)));
  }
  const checksum = createHash('sha256')
    .update(JSON.stringify([PAGE_FORMAT, title, body, [...links], [...pictures]]))
    .digest('base64url');
  const render = async () => {
    const { tokens, anchors } = readPageStructure(body, title);
    await loadCodeLanguages(tokens.map((token) => readCodeNotes(token).language));
    return renderPage(tokens, {
      anchors,
      ...(typesetFormula && { typesetFormula }),
      resolveLink: (target) => links.get(target) ?? resolveLink(target, path, known),
      resolvePicture: (target) => pictures.get(target) ?? resolvePicture(target, path),
    });
  };
  return {
    file: path,
    ...{ title, description, outline, hasContent, readingMinutes, checksum },
    updated: meta.updated,
    modifier: meta.modifier ?? '',
    markdown: rewriteReferences(body, links, pictures),
    bodyHtml: isStored(checksum) ? undefined : hasContent ? await render() : '',
  };
}
