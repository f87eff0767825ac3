import type { StateBlock, Token } from 'markdown-it';
import { readBlockLine } from './block-lines';

/** Opens an element of a container. */
export function openElement(state: StateBlock, tag: string, className: string, lines: [number, number]): Token {
  const token = state.push('container_open', tag, 1);
  token.block = true;
  token.map = lines;
  if (className) token.attrSet('class', className);
  return token;
}

/** Closes the element that was opened last. */
export function closeElement(state: StateBlock, tag: string): void {
  state.push('container_close', tag, -1).block = true;
}

/** An element with a text in one line. */
export function pushText(
  state: StateBlock,
  tag: string,
  className: string,
  text: string,
  lines: [number, number],
): void {
  openElement(state, tag, className, lines);
  const inline = state.push('inline', '', 0);
  inline.content = text;
  inline.map = lines;
  inline.children = [];
  closeElement(state, tag);
}

/** Parses lines as blocks. Where they may be indented as a whole, what they have in common is no indentation. */
export function tokenizeLines(state: StateBlock, [first, end]: readonly [number, number], isIndented: boolean): void {
  const { lineMax, parentType, blkIndent } = state;
  state.lineMax = end;
  state.parentType = 'blockquote';
  if (isIndented) state.blkIndent = Math.max(blkIndent, findIndentation(state, first, end));
  state.md.block.tokenize(state, first, end);
  state.lineMax = lineMax;
  state.parentType = parentType;
  state.blkIndent = blkIndent;
}

function findIndentation(state: StateBlock, first: number, end: number): number {
  let found = Number.POSITIVE_INFINITY;
  for (let line = first; line < end; line += 1)
    if (readBlockLine(state, line) !== '') found = Math.min(found, state.sCount[line] ?? 0);
  return found === Number.POSITIVE_INFINITY ? 0 : found;
}
