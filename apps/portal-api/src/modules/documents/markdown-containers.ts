import type { MarkdownIt, StateBlock, Token } from 'markdown-it';
import { readBlockLine, readIndentation } from './block-lines';

const CALLOUTS: Readonly<Record<string, readonly [kind: string, title: string]>> = {
  tip: ['tip', '提示'],
  info: ['info', '说明'],
  note: ['info', '说明'],
  important: ['info', '重要'],
  warning: ['warning', '注意'],
  danger: ['danger', '警告'],
  caution: ['danger', '警告'],
};

const FENCE = /^\s*(`{3,}|~{3,})/;

/** Adds `:::` containers, `@tab` sections in them, and quotes that begin with `[!NOTE]`. */
export function addContainers(markdown: MarkdownIt): void {
  markdown.block.ruler.before('fence', 'container', readContainer, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  markdown.core.ruler.after('block', 'alerts', ({ tokens }) => tokens.forEach(turnIntoAlert));
}

function readContainer(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const opening = /^(:{3,})\s*([\w-]*)(.*)$/.exec(readBlockLine(state, startLine));
  if (!opening || readIndentation(state, startLine) >= 4) return false;
  if (silent) return true;
  const [, marks = '', name = '', rest = ''] = opening;
  // A closing line that closes nothing is no text either.
  const lastLine = name ? findEnd(state, startLine, endLine, marks.length) : startLine;
  const { lineMax, parentType } = state;
  state.lineMax = lastLine;
  state.parentType = 'blockquote';
  if (name) pushContainer(state, name.toLowerCase(), cleanTitle(rest), [startLine, lastLine]);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.line = Math.min(lastLine + 1, endLine);
  return true;
}

/** Line of the closing marks. Containers of as many marks may stand in each other; what stands in code does not count. */
function findEnd(state: StateBlock, startLine: number, endLine: number, marks: number): number {
  let depth = 1;
  let fence = '';
  for (let line = startLine + 1; line < endLine; line += 1) {
    const text = readBlockLine(state, line);
    if (text !== '' && readIndentation(state, line) < 0) return line;
    const mark = FENCE.exec(text)?.[1] ?? '';
    if (fence) {
      if (mark.startsWith(fence)) fence = '';
      continue;
    }
    fence = mark;
    const [, found = '', name = ''] = /^(:{3,})\s*(\S?)/.exec(text) ?? [];
    if (found.length < marks) continue;
    if (name === '') depth -= 1;
    else if (found.length === marks) depth += 1;
    if (depth === 0) return line;
  }
  return endLine;
}

/** What stands behind the name: a title, without attributes in braces. */
function cleanTitle(rest: string): string {
  const titled = /title\s*=\s*"([^"]*)"/.exec(rest)?.[1];
  return titled ?? rest.replace(/\{[^}]*\}/g, '').trim();
}

function pushContainer(state: StateBlock, name: string, title: string, lines: [number, number]): void {
  const [first, last] = [lines[0] + 1, lines[1]];
  const callout = CALLOUTS[name];
  if (callout) {
    open(state, 'div', `callout callout-${callout[0]}`, lines);
    pushText(state, 'p', 'callout-title', title || callout[1], lines);
    state.md.block.tokenize(state, first, last);
    close(state, 'div');
  } else if (name === 'details') {
    open(state, 'details', '', lines);
    pushText(state, 'summary', '', title || '详情', lines);
    state.md.block.tokenize(state, first, last);
    close(state, 'details');
  } else if (name === 'code-group' || name === 'code-tabs' || name === 'tabs') {
    open(state, 'div', name === 'tabs' ? 'tabs' : 'code-group', lines);
    pushTabs(state, name === 'tabs', first, last);
    close(state, 'div');
  } else {
    open(state, 'div', name === 'center' || name === 'right' ? `align-${name}` : '', lines);
    state.md.block.tokenize(state, first, last);
    close(state, 'div');
  }
}

/** Parts of tabs begin with `@tab title`; a part of code alone becomes code of that title. */
function pushTabs(state: StateBlock, isMixed: boolean, first: number, last: number): void {
  const starts: number[] = [];
  for (let line = first; line < last; line += 1) if (readBlockLine(state, line).startsWith('@tab')) starts.push(line);
  const firstTab = starts[0] ?? last;
  if (firstTab > first) tokenizePart(state, first, firstTab);
  starts.forEach((line, index) => {
    const title = readBlockLine(state, line)
      .replace(/^@tab(:active)?\s*/, '')
      .replace(/\s*#\S+$/, '');
    const end = starts[index + 1] ?? last;
    if (isMixed) pushSection(state, title || `选项 ${index + 1}`, line, end);
    else pushCode(state, title, line, end);
  });
}

function pushSection(state: StateBlock, title: string, line: number, end: number): void {
  open(state, 'section', '', [line, end]).attrSet('data-title', title);
  pushText(state, 'p', 'tab-title', title, [line, line + 1]);
  tokenizePart(state, line + 1, end);
  close(state, 'section');
}

function pushCode(state: StateBlock, title: string, line: number, end: number): void {
  const from = state.tokens.length;
  tokenizePart(state, line + 1, end);
  const code = state.tokens.slice(from).find(({ type }) => type === 'fence');
  if (code && title && !code.info.includes('[')) code.info = `${code.info} [${title}]`;
}

function tokenizePart(state: StateBlock, first: number, last: number): void {
  const { lineMax } = state;
  state.lineMax = last;
  state.md.block.tokenize(state, first, last);
  state.lineMax = lineMax;
}

function open(state: StateBlock, tag: string, className: string, lines: [number, number]): Token {
  const token = state.push('container_open', tag, 1);
  token.block = true;
  token.map = lines;
  if (className) token.attrSet('class', className);
  return token;
}

function close(state: StateBlock, tag: string): void {
  state.push('container_close', tag, -1).block = true;
}

function pushText(state: StateBlock, tag: string, className: string, text: string, lines: [number, number]): void {
  open(state, tag, className, lines);
  const inline = state.push('inline', '', 0);
  inline.content = text;
  inline.map = lines;
  inline.children = [];
  close(state, tag);
}

/** `> [!NOTE]` as code hosts write it. */
function turnIntoAlert(token: Token, index: number, tokens: Token[]): void {
  if (token.type !== 'blockquote_open') return;
  const paragraph = tokens[index + 1];
  const inline = tokens[index + 2];
  if (paragraph?.type !== 'paragraph_open' || inline?.type !== 'inline') return;
  const [mark = '', name = '', title = ''] = /^\[!(\w+)\][ \t]*([^\n]*)\n?/.exec(inline.content) ?? [];
  const callout = CALLOUTS[name.toLowerCase()];
  const end = findClosing(tokens, index);
  if (!callout || !end) return;
  token.tag = end.tag = 'div';
  token.attrSet('class', `callout callout-${callout[0]}`);
  const text = inline.content.slice(mark.length);
  inline.content = title || callout[1];
  paragraph.attrSet('class', 'callout-title');
  if (text.trim() === '') return;
  const rest = Object.assign(Object.create(Object.getPrototypeOf(inline)) as Token, inline, {
    content: text,
    children: [],
  });
  const start = Object.assign(Object.create(Object.getPrototypeOf(paragraph)) as Token, paragraph, { attrs: null });
  const stop = tokens[index + 3];
  if (stop) tokens.splice(index + 4, 0, start, rest, stop);
}

function findClosing(tokens: readonly Token[], index: number): Token | undefined {
  const level = tokens[index]?.level;
  return tokens.find((token, place) => place > index && token.type === 'blockquote_close' && token.level === level);
}
