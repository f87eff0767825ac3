import type { OutlineEntry } from '@portal/api-contract';
import type { Token } from 'markdown-it';
import { createAnchorMaker, isReservedAnchor } from './heading-anchors';
import { listFootnoteAnchors } from './markdown-extras';
import { parseMarkdown } from './markdown-parser';
import { readInlineText, readPlainText } from './plain-text';

const MAX_TITLE = 120;

const NAMED_PLACE = /<(?:a|span)\s[^>]*?\b(?:id|name)\s*=\s*["']?([\w.-]+)/gi;
const MAX_DESCRIPTION = 160;

/** What a page is made of. */
export interface PageStructure {
  readonly title: string;
  readonly description: string;
  readonly tokens: Token[];
  readonly outline: readonly OutlineEntry[];
  /** Anchors of all headings. */
  readonly anchors: ReadonlySet<string>;
  readonly hasContent: boolean;
  readonly readingMinutes: number;
  /** Body without the heading that repeats the title. */
  readonly body: string;
}

/** Parses a page. Its title is the given one, else its first heading, else empty. */
export function readPageStructure(source: string, givenTitle?: string): PageStructure {
  const tokens = parseMarkdown(source);
  const first = findTitleHeading(tokens);
  const heading = first === undefined ? '' : readInlineText(tokens[first + 1]).slice(0, MAX_TITLE);
  const title = givenTitle || heading;
  let body = source;
  if (first !== undefined && (heading === title || heading === '')) {
    body = cutLines(source, tokens[first]?.map);
    tokens.splice(first, 3);
  }
  const { outline, anchors } = markHeadings(tokens);
  for (const anchor of [...listNamedPlaces(tokens), ...listFootnoteAnchors(tokens)]) anchors.add(anchor);
  const text = readPlainText(tokens, Number.POSITIVE_INFINITY);
  return {
    title,
    description: findDescription(tokens),
    tokens,
    outline,
    anchors,
    hasContent: text.trim() !== '' || tokens.some(hasPicture),
    readingMinutes: countMinutes(text),
    body: body.replace(/^(?:[ \t]*\n)+/, '').trimEnd(),
  };
}

/** A page's first heading is its title, if it is one of the first level. */
function findTitleHeading(tokens: readonly Token[]): number | undefined {
  const index = tokens.findIndex(({ type }) => type === 'heading_open');
  return tokens[index]?.tag === 'h1' ? index : undefined;
}

function markHeadings(tokens: readonly Token[]) {
  const maker = createAnchorMaker();
  const anchors = new Set<string>();
  const outline: OutlineEntry[] = [];
  // A page has one first heading: its title.
  const shift = tokens.some(({ type, tag }) => type === 'heading_open' && tag === 'h1') ? 1 : 0;
  tokens.forEach((token, index) => {
    if (token.type === 'heading_close') token.tag = shiftTag(token.tag, shift);
    if (token.type !== 'heading_open') return;
    token.tag = shiftTag(token.tag, shift);
    const inline = tokens[index + 1];
    const written = takeWrittenId(inline);
    const text = readInlineText(inline).slice(0, 200);
    const id = maker.add(text, written);
    token.attrSet('id', id);
    anchors.add(id);
    const level = Number(token.tag.slice(1));
    if (token.level === 0 && text && (level === 2 || level === 3)) outline.push({ id, text, level });
  });
  return { outline, anchors };
}

/** `<a id="place"></a>` */
function listNamedPlaces(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ type, content, children }) => [
    ...(type.startsWith('html_') ? [...content.matchAll(NAMED_PLACE)] : [])
      .map(([, place = '']) => place)
      .filter((place) => !isReservedAnchor(place)),
    ...listNamedPlaces(children ?? []),
  ]);
}

function shiftTag(tag: string, shift: number): string {
  return `h${Math.min(6, Number(tag.slice(1)) + shift)}`;
}

/** `## Heading {#id}` */
function takeWrittenId(inline: Token | undefined): string | undefined {
  const last = inline?.children?.at(-1);
  const match = last?.type === 'text' ? /\s*\{#([^\s{}]+)\}\s*$/.exec(last.content) : null;
  if (!last || !match) return undefined;
  last.content = last.content.slice(0, match.index);
  return match[1];
}

function hasPicture(token: Token): boolean {
  return (
    (token.type.startsWith('html') && /<img\b/i.test(token.content)) ||
    (token.children?.some((child) => child.type === 'image' || hasPicture(child)) ?? false)
  );
}

function findDescription(tokens: readonly Token[]): string {
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'paragraph_open' || token.level !== 0) continue;
    const text = readInlineText(tokens[index + 1]);
    if (text.length > 3) return text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION - 1)}…` : text;
  }
  return '';
}

function cutLines(source: string, map: readonly [number, number] | null | undefined): string {
  if (!map) return source;
  const lines = source.split('\n');
  lines.splice(map[0], map[1] - map[0]);
  return lines.join('\n');
}

/** Four hundred Chinese characters a minute, or two hundred words. */
function countMinutes(text: string): number {
  if (text.trim() === '') return 0;
  const characters = (text.match(/\p{Script=Han}+/gu) ?? []).reduce((sum, run) => sum + [...run].length, 0);
  const words = text.match(/[\p{Script=Latin}\p{N}_]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(characters / 400 + words / 200));
}
