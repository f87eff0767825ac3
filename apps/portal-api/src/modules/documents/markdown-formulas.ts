import type { MarkdownIt, StateBlock, StateInline, Token } from 'markdown-it';
import { readBlockLine } from './block-lines';

/** A formula of a page. */
export interface WrittenFormula {
  readonly source: string;
  readonly isBlock: boolean;
  /** Line of the body, from 0. */
  readonly line: number;
}

/** Adds `$…$`, `$$…$$` and code of the language `math`. */
export function addFormulas(markdown: MarkdownIt): void {
  markdown.block.ruler.before('fence', 'formula_block', readBlock, { alt: ['paragraph', 'blockquote', 'list'] });
  markdown.inline.ruler.before('escape', 'formula', readInline);
  markdown.core.ruler.after('block', 'formula_code', ({ tokens }) => {
    for (const token of tokens)
      if (token.type === 'fence' && token.info.trim() === 'math') {
        token.type = 'formula_block';
        token.content = token.content.trim();
      }
  });
}

/** Formulas of a page, in their order. */
export function listFormulas(tokens: readonly Token[], line = 0): WrittenFormula[] {
  return tokens.flatMap(({ type, content, map, children }) => {
    const at = map?.[0] ?? line;
    const isBlock = type === 'formula_block';
    const own = isBlock || type === 'formula' ? [{ source: content, isBlock, line: at }] : [];
    return [...own, ...listFormulas(children ?? [], at)];
  });
}

function readBlock(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  if (!readBlockLine(state, startLine).startsWith('$$')) return false;
  let line = startLine;
  let text = readBlockLine(state, startLine).slice(2);
  while (!text.trimEnd().endsWith('$$')) {
    line += 1;
    if (line >= endLine) return false;
    text += `\n${readBlockLine(state, line)}`;
  }
  const content = text.trimEnd().slice(0, -2).trim();
  // More text behind it: the line is a paragraph with a formula.
  if (content === '' || content.includes('$$')) return false;
  if (silent) return true;
  const token = state.push('formula_block', '', 0);
  token.block = true;
  token.content = content;
  token.map = [startLine, line + 1];
  state.line = line + 1;
  return true;
}

function readInline(state: StateInline, silent: boolean): boolean {
  if (state.src[state.pos] !== '$') return false;
  const rest = state.src.slice(state.pos, state.pos + 2000);
  const match = /^\$\$([^$]+)\$\$/.exec(rest) ?? /^\$([^\s$](?:[^$\n]*[^\s$])?)\$(?![\w{])/.exec(rest);
  const content = match?.[1]?.trim();
  // Prices and names of variables have dollars too.
  if (!match || !content || !/[\\^_=<>+*/|]|^[A-Za-z]$/.test(content) || /^\{/.test(content)) return false;
  if (!silent) state.push('formula', '', 0).content = content;
  state.pos += match[0].length;
  return true;
}
