import type { StateBlock, Token } from 'markdown-it';
import { readBlockLine, readIndentation } from './block-lines';
import { giveCodeTitle } from './code-notes';
import { closeElement, openElement, pushText, tokenizeLines } from './container-tokens';
import { findBlockLine, readAttribute, readWithin, type WrittenContainer } from './container-dialects';

/** Where a part of tabs begins by its name alone: `@tab title`, `== title` and `=== "title"`. */
const PART = /^(?:@tab(?::active)?(?:\s+|$)|==\s+|===[!+]?\s+)(.*)$/;

/** Elements that stand one after the other, each from its opening to its closing. */
type Piece = Token[];

/** A group of parts that readers choose from; parts that are code alone stand together as code. */
export function pushTabs(state: StateBlock, container: WrittenContainer): void {
  const { content, name, isIndented } = container;
  const from = state.tokens.length;
  const starts = listParts(state, content);
  state.level += 1;
  pushPartsWithin(state, container);
  tokenizeLines(state, [content[0], starts[0] ?? content[1]], isIndented);
  starts.forEach((line, index) => {
    const title = PART.exec(readBlockLine(state, line))?.[1] ?? '';
    pushSection(state, title.replace(/\s*#\S+$/, '').replace(/^"(.*)"$/, '$1') || `选项 ${index + 1}`, [
      line,
      line + 1,
    ]);
    tokenizeLines(state, [line + 1, starts[index + 1] ?? content[1]], isIndented);
    closeElement(state, 'section');
  });
  state.level -= 1;
  const pieces = cutIntoPieces(state.tokens.splice(from));
  nameParts(pieces, container.attributes);
  if (name === 'tabs') pushGroup(state, 'tabs', pieces, isSection);
  else pushGroup(state, 'code-group', pieces.map(toTitledCode), (piece) => isSection(piece) || isCode(piece));
}

/** Parts of a group that is written on one line. */
function pushPartsWithin(state: StateBlock, container: WrittenContainer): void {
  const { containers, rest } = readWithin(container);
  const lines: [number, number] = [Math.max(container.content[0] - 1, 0), container.content[0]];
  if (rest) pushText(state, 'p', '', rest, lines);
  for (const part of containers) pushTab(state, part);
}

/** A part that is written as a container of its own. */
export function pushTab(state: StateBlock, { title, content, text, isIndented, attributes }: WrittenContainer): void {
  const line = Math.max(content[0] - 1, 0);
  const value = readAttribute(attributes, 'value');
  pushSection(state, title || '选项', [line, content[0]]).meta = { value: title === value ? value : undefined };
  if (text === undefined) tokenizeLines(state, content, isIndented);
  else pushText(state, 'p', '', text, [line, content[0]]);
  closeElement(state, 'section');
}

/** Lines at which parts begin; those of groups within are indented, or stand in a container that is read with its own. */
function listParts(state: StateBlock, content: readonly [number, number]): number[] {
  const starts: number[] = [];
  findBlockLine(state, content, (text, line) => {
    const first = starts[0];
    const isSibling = first === undefined || readIndentation(state, line) === readIndentation(state, first);
    if (isSibling && PART.test(text)) starts.push(line);
    return false;
  });
  return starts;
}

function pushSection(state: StateBlock, title: string, lines: [number, number]): Token {
  const section = openElement(state, 'section', '', lines);
  section.attrSet('data-title', title);
  pushText(state, 'p', 'tab-title', title, lines);
  return section;
}

function cutIntoPieces(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0) pieces.push([]);
    pieces.at(-1)?.push(token);
    depth += token.nesting;
  }
  return pieces;
}

/** Tabs may say what their parts are called: `values={[{ label: '…', value: '…' }]}`. */
function nameParts(pieces: readonly Piece[], attributes: string): void {
  const labels = new Map(
    (attributes.match(/\{[^{}]*\}/g) ?? []).map((entry) => [readField(entry, 'value'), readField(entry, 'label')]),
  );
  for (const [section, , title] of pieces) {
    const { value } = (section?.meta ?? {}) as { readonly value?: string };
    const label = value === undefined ? undefined : labels.get(value);
    if (!section || !title || !label) continue;
    section.attrSet('data-title', label);
    title.content = label;
  }
}

function readField(entry: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*:\\s*["']([^"']*)["']`).exec(entry)?.[1];
}

function isSection([first]: Piece): boolean {
  return first?.tag === 'section';
}

function isCode(piece: Piece): boolean {
  return piece.length === 1 && piece[0]?.type === 'fence';
}

/** A part that holds nothing but code is that code, under the part's name. */
function toTitledCode(piece: Piece): Piece {
  const code = piece[4];
  if (!isSection(piece) || piece.length !== 6 || code?.type !== 'fence') return piece;
  const title = String(piece[0]?.attrGet('data-title') ?? '');
  giveCodeTitle(code, title);
  return [code];
}

/** What is no part stands before the group. */
function pushGroup(
  state: StateBlock,
  className: string,
  pieces: readonly Piece[],
  isPart: (piece: Piece) => boolean,
): void {
  const parts = pieces.filter(isPart);
  for (const token of pieces.filter((piece) => !isPart(piece)).flat()) {
    token.level -= 1;
    state.tokens.push(token);
  }
  const [first] = parts;
  if (!first) return;
  const lines: [number, number] = [first[0]?.map?.[0] ?? 0, parts.at(-1)?.[0]?.map?.[1] ?? 0];
  openElement(state, 'div', parts.some(isSection) ? 'tabs' : className, lines);
  state.tokens.push(...parts.flat());
  closeElement(state, 'div');
}
