import type { StateBlock } from 'markdown-it';
import { readBlockLine, readIndentation } from './block-lines';

/** A container as its text writes it, in whichever dialect. */
export interface WrittenContainer {
  /** In small letters; empty for marks that close nothing. */
  readonly name: string;
  /** `undefined` where none is written; an empty one is written so. */
  readonly title: string | undefined;
  /** What else stands in its opening. */
  readonly attributes: string;
  /** Lines of its content. */
  readonly content: readonly [first: number, end: number];
  /** Content that stands between the opening and the closing on one line. */
  readonly text?: string;
  /** Line behind it. */
  readonly next: number;
  /** Whether its content may be indented as a whole. */
  readonly isIndented: boolean;
}

type Dialect = (state: StateBlock, line: number, endLine: number) => WrittenContainer | undefined;

/** Elements of other tools that hold Markdown. */
const ELEMENTS: Readonly<Record<string, string>> = {
  Tabs: 'tabs',
  TabItem: 'tab',
  Tab: 'tab',
  CodeGroup: 'code-group',
  CodeGroupItem: 'tab',
  Admonition: 'admonition',
};

const MAX_OPENING_LINES = 40;

const FENCE = /^\s*(`{3,}|~{3,})/;

const DIALECTS: readonly Dialect[] = [readMarks, readTags, readElement, readIndented, readIndentedTabs];

/** Reads the container that begins on a line, if one does. */
export function readContainer(state: StateBlock, line: number, endLine: number): WrittenContainer | undefined {
  if (readIndentation(state, line) >= 4) return undefined;
  for (const read of DIALECTS) {
    const container = read(state, line, endLine);
    if (container) return container;
  }
  return undefined;
}

/** Value of an attribute, in quotes of either kind. */
export function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|[\\s{])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match ? (match[1] ?? match[2]) : undefined;
}

/**
 * Looks for the first line of those that a test takes, among lines that stand in no block of code. A line that is less
 * indented than the block ends the search as well. Returns the end where there is none.
 */
export function findBlockLine(
  state: StateBlock,
  [first, end]: readonly [number, number],
  test: (text: string, line: number) => boolean,
): number {
  let fence = '';
  for (let line = first; line < end; line += 1) {
    const text = readBlockLine(state, line);
    if (text !== '' && readIndentation(state, line) < 0) return line;
    const mark = FENCE.exec(text)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence)) fence = '';
      continue;
    }
    fence = mark;
    if (test(text, line)) return line;
  }
  return end;
}

/** `::: name title` to as many marks, or more. Others may stand in it, of more marks as well as of as many. */
function readMarks(state: StateBlock, line: number, endLine: number): WrittenContainer | undefined {
  const [, marks = '', name = '', rest = ''] = /^(:{3,})\s*([\w-]*)(.*)$/.exec(readBlockLine(state, line)) ?? [];
  if (!marks) return undefined;
  const opening = { name: name.toLowerCase(), title: readTitle(rest), attributes: rest, isIndented: false };
  // A closing line that closes nothing is no text either.
  if (!name && !rest.trim()) return { ...opening, content: [line, line], next: line + 1 };
  const open = [marks.length];
  const end = findBlockLine(state, [line + 1, endLine], (text) => {
    const [, found = '', other = ''] = /^(:{3,})\s*(\S?)/.exec(text) ?? [];
    if (found.length < marks.length) return false;
    if (other === '') open.length = open.findLastIndex((length) => length <= found.length);
    else open.push(found.length);
    return open.length === 0;
  });
  return { ...opening, content: [line + 1, end], next: open.length === 0 ? end + 1 : end };
}

/** What stands behind the name of marks: a title, without attributes in braces. */
function readTitle(rest: string): string | undefined {
  const bare = rest.replaceAll(/\{[^}]*\}/g, '').trim();
  return readAttribute(rest, 'title') ?? ((/^\[(.*)\]$/.exec(bare)?.[1] ?? bare) || undefined);
}

/** `{% name title="…" %}` to `{% endname %}` */
function readTags(state: StateBlock, line: number, endLine: number): WrittenContainer | undefined {
  const [, name = '', attributes = ''] = /^\{%\s*([\w-]+)([^%]*)%\}\s*$/.exec(readBlockLine(state, line)) ?? [];
  if (!name || name.startsWith('end')) return undefined;
  const readName = (text: string) => /^\{%\s*([\w-]+)[^%]*%\}/.exec(text)?.[1];
  const end = findClosing(state, line, [line + 1, endLine], {
    name: `%${name}`,
    opens: (text) => readName(text) === name,
    closes: (text) => readName(text) === `end${name}`,
  });
  const title = readAttribute(attributes, 'title');
  return end === undefined
    ? undefined
    : { name, title, attributes, content: [line + 1, end], next: end + 1, isIndented: true };
}

/** `<Name label="…">` to `</Name>` */
function readElement(state: StateBlock, line: number, endLine: number): WrittenContainer | undefined {
  const text = readBlockLine(state, line);
  const [, tag = ''] = /^<([A-Z]\w*)\b/.exec(text) ?? [];
  const name = ELEMENTS[tag];
  if (name === undefined) return undefined;
  const [, , within, content] = /^<([A-Z]\w*)\b([^>]*)>(.+)<\/\1>\s*$/.exec(text) ?? [];
  if (within !== undefined)
    return { ...describeElement(name, within), content: [line, line], text: content?.trim() ?? '', next: line + 1 };
  const first = findTagEnd(state, line, endLine);
  if (first === undefined) return undefined;
  const attributes = Array.from({ length: first - line }, (_, index) => readBlockLine(state, line + index)).join(' ');
  const end = findClosing(state, line, [first, endLine], {
    name: tag,
    opens: (other) => /^<([A-Z]\w*)\b/.exec(other)?.[1] === tag,
    closes: (other) => /<\/([A-Z]\w*)>\s*$/.exec(other)?.[1] === tag,
  });
  return end === undefined
    ? undefined
    : { ...describeElement(name, attributes.slice(tag.length + 1)), content: [first, end], next: end + 1 };
}

/** An element that stands on one line with others. */
const ON_A_LINE = /<([A-Z]\w*)\b([^>]*)>(.*?)<\/\1>/g;

/** Containers that a container on one line holds, and the text beside them. */
export function readWithin({ text = '', content, next }: WrittenContainer): {
  readonly containers: readonly WrittenContainer[];
  readonly rest: string;
} {
  const containers: WrittenContainer[] = [];
  const rest = text.replace(ON_A_LINE, (element, tag: string, attributes: string, inner: string) => {
    const name = ELEMENTS[tag];
    if (name === undefined) return element;
    containers.push({ ...describeElement(name, attributes), content, text: inner.trim(), next });
    return ' ';
  });
  return { containers, rest: rest.trim() };
}

function describeElement(name: string, attributes: string) {
  const names = ['label', 'title', 'name', 'value'];
  const title = names.map((attribute) => readAttribute(attributes, attribute)).find((value) => value !== undefined);
  return { name, title, attributes, isIndented: true };
}

/** Line behind an element's opening, which may be written on several. */
function findTagEnd(state: StateBlock, line: number, endLine: number): number | undefined {
  for (let last = line; last < Math.min(endLine, line + MAX_OPENING_LINES); last += 1)
    if (/(^|[^=])>\s*$/.test(readBlockLine(state, last))) return last + 1;
  return undefined;
}

interface ClosingSearch {
  readonly name: string;
  readonly opens: (text: string) => boolean;
  readonly closes: (text: string) => boolean;
}

/** Line of the closing; which openings have none is kept, so that it is not looked for again. */
function findClosing(
  state: StateBlock,
  line: number,
  [first, endLine]: readonly [number, number],
  { name, opens, closes }: ClosingSearch,
): number | undefined {
  const env = state.env as { unclosed?: Set<string> };
  const unclosed = (env.unclosed ??= new Set());
  const toKey = (opening: number) => `${name} ${opening} ${endLine}`;
  if (unclosed.has(toKey(line))) return undefined;
  const open = [line];
  const end = findBlockLine(state, [first, endLine], (text, at) => {
    if (opens(text)) open.push(at);
    if (closes(text)) open.pop();
    return open.length === 0;
  });
  if (open.length === 0) return end;
  for (const opening of open) unclosed.add(toKey(opening));
  return undefined;
}

/** `!!! name "title"`, and what is indented below it. */
function readIndented(state: StateBlock, line: number, endLine: number): WrittenContainer | undefined {
  const [, mark = '', name = '', , title] =
    /^(!!!|\?\?\?\+?)\s+([a-z][\w-]*)((?:\s+[\w-]+)*)\s*(?:"(.*)")?\s*$/i.exec(readBlockLine(state, line)) ?? [];
  const end = mark ? findIndentedEnd(state, line, endLine) : line + 1;
  if (end === line + 1) return undefined;
  const attributes = mark === '???+' ? 'open' : '';
  const kind = { name: name.toLowerCase(), title, attributes, isIndented: true };
  const content = { content: [line + 1, end] as const, next: end };
  return mark === '!!!' ? { ...kind, ...content } : { ...kind, ...content, attributes: `fold ${attributes}` };
}

/** `=== "title"`, and what is indented below it, as often as it follows. */
function readIndentedTabs(state: StateBlock, line: number, endLine: number): WrittenContainer | undefined {
  let end = line;
  while (end < endLine && /^===[!+]?\s+"/.test(readBlockLine(state, end)) && readIndentation(state, end) >= 0) {
    const next = findIndentedEnd(state, end, endLine);
    if (next === end + 1) break;
    end = next;
  }
  return end === line
    ? undefined
    : { name: 'tabs', title: undefined, attributes: '', content: [line, end], next: end, isIndented: true };
}

/** Line behind what is indented below a line, and behind the empty ones after it. */
function findIndentedEnd(state: StateBlock, line: number, endLine: number): number {
  const indentation = state.sCount[line] ?? 0;
  let end = line + 1;
  for (let next = end; next < endLine; next += 1) {
    if (readBlockLine(state, next) === '') continue;
    if ((state.sCount[next] ?? 0) < indentation + 4) return end === line + 1 ? end : next;
    end = next + 1;
  }
  return end === line + 1 ? end : endLine;
}
