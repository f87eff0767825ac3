import type { StateBlock } from 'markdown-it';

/** Text of a line of a block, without its indentation. */
export function readBlockLine(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

/** How far a line is indented within its block. */
export function readIndentation(state: StateBlock, line: number): number {
  return (state.sCount[line] ?? 0) - state.blkIndent;
}
