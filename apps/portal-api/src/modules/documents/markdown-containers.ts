import type { MarkdownIt, StateBlock } from 'markdown-it';
import { readAttribute, readContainer, type WrittenContainer } from './container-dialects';
import { giveCodeTitle } from './code-notes';
import { closeElement, openElement, pushText, tokenizeLines } from './container-tokens';
import { findCallout } from './markdown-callouts';
import { pushTab, pushTabs } from './markdown-tabs';

/** Containers that only say how their text stands, or which other tools must not read. */
const PLAIN = new Set(['center', 'right', 'left', 'v-pre', 'raw', 'block']);

const GROUPS = new Set(['tabs', 'code-group', 'code-tabs']);

/** Adds containers of all dialects: notes, details, tabs. */
export function addContainers(markdown: MarkdownIt): void {
  markdown.block.ruler.before('fence', 'container', pushContainer, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
}

function pushContainer(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const container = readContainer(state, line, endLine);
  if (!container) return false;
  if (silent) return true;
  const isMark = container.name === '' && container.title === undefined;
  if (!isMark) pushKind(state, line, container);
  state.line = container.next;
  return true;
}

function pushKind(state: StateBlock, line: number, container: WrittenContainer): void {
  const { attributes, title } = container;
  // Some dialects have one name for all notes, and say the kind beside it.
  const name = readAttribute(attributes, 'style') ?? readAttribute(attributes, 'type') ?? container.name;
  const callout = findCallout(name);
  const lines: [number, number] = [line, container.next];
  if (GROUPS.has(container.name)) pushTabs(state, container);
  else if (container.name === 'tab') pushTab(state, container);
  else if (container.name === 'details' || attributes.startsWith('fold')) pushDetails(state, lines, container);
  else if (name === 'code') pushCode(state, container);
  else if (callout) pushCallout(state, lines, { ...container, title: title ?? callout[1] }, callout[0]);
  else if (PLAIN.has(name)) pushPlain(state, lines, name, container);
  else pushUnknown(state, lines, container);
}

function pushDetails(state: StateBlock, lines: [number, number], container: WrittenContainer): void {
  const { name, title, attributes, content, isIndented } = container;
  const details = openElement(state, 'details', '', lines);
  if (/\bopen\b/.test(attributes)) details.attrSet('open', '');
  pushText(state, 'summary', '', title || (findCallout(name)?.[1] ?? '详情'), lines);
  tokenizeLines(state, content, isIndented);
  closeElement(state, 'details');
}

function pushCallout(
  state: StateBlock,
  lines: [number, number],
  { title, content, text, isIndented }: WrittenContainer,
  kind: string,
): void {
  openElement(state, 'div', `callout callout-${kind}`, lines);
  if (title) pushText(state, 'p', 'callout-title', title, lines);
  if (text === undefined) tokenizeLines(state, content, isIndented);
  else pushText(state, 'p', '', text, lines);
  closeElement(state, 'div');
}

function pushPlain(state: StateBlock, lines: [number, number], name: string, { content }: WrittenContainer): void {
  openElement(state, 'div', name === 'center' || name === 'right' ? `align-${name}` : '', lines);
  tokenizeLines(state, content, false);
  closeElement(state, 'div');
}

/** Code with a title around it. */
function pushCode(state: StateBlock, { title = '', content, isIndented }: WrittenContainer): void {
  const from = state.tokens.length;
  tokenizeLines(state, content, isIndented);
  for (const token of state.tokens.slice(from)) if (token.type === 'fence') giveCodeTitle(token, title);
}

/** What a container means that nobody knows, its title may tell. */
function pushUnknown(state: StateBlock, lines: [number, number], container: WrittenContainer): void {
  const { name, title, content, isIndented } = container;
  const opening = openElement(state, 'div', title ? 'callout callout-info' : '', lines);
  opening.meta = { unknown: name || title };
  if (title) pushText(state, 'p', 'callout-title', title, lines);
  tokenizeLines(state, content, isIndented);
  closeElement(state, 'div');
}
