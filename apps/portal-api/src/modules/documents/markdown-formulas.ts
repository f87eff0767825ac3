import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { readBlockLine } from './block-lines';

/** Adds `$…$` and `$$…$$`: formulas stand as their source, marked as such. */
export function addFormulas(markdown: MarkdownIt): void {
  markdown.block.ruler.before('fence', 'formula_block', readBlock, { alt: ['paragraph', 'blockquote', 'list'] });
  markdown.inline.ruler.before('escape', 'formula', readInline);
  const { escapeHtml } = markdown.utils;
  markdown.renderer.rules['formula'] = (tokens, index) =>
    `<code class="formula">${escapeHtml(tokens[index]?.content ?? '')}</code>`;
  markdown.renderer.rules['formula_block'] = (tokens, index) =>
    `<pre class="formula"><code>${escapeHtml(tokens[index]?.content ?? '')}</code></pre>\n`;
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
