import MarkdownIt, { type Env, type Token } from 'markdown-it';
import cjkFriendly from 'markdown-it-cjk-friendly';
import { joinChineseLines } from '../../platform/markdown/chinese-lines';
import { takeCodeNotes } from './code-notes';
import { addAlerts } from './markdown-callouts';
import { addContainers } from './markdown-containers';
import { addExtras } from './markdown-extras';
import { addFormulas } from './markdown-formulas';
import { keepIslands } from './markdown-islands';
import { addWildcards } from './markdown-wildcards';
import { addPictureSizes } from './picture-sizes';

// Letters without a width part marks from what they belong to; those for private use mean nothing to readers.
const UNSEEN = /[\ue000\ue001\u200b\u2060\ufeff]/g;

// Editors put such a letter where one emphasis ends and the next begins. Without it the two marks would be one.
const UNSEEN_BORDER = /(?<!\*)(\*{1,3})[\u200b\u2060\ufeff]+\1(?!\*)/g;

// Not behind a dot or a bracket, where two stars stand for any names, and not around punctuation alone.
const LOOSE_EMPHASIS = /(^|[^.*(（“"'\\/\w])\*\*([ \t]*[^\s*)）,，。、.](?:[^*]*[^*(（“、，])?)\*\*/u;

const markdown = new MarkdownIt({ html: true, linkify: false, typographer: false });
// Emphasis ends before Chinese text too, whatever punctuation stands at its edge.
markdown.use(cjkFriendly);
addWildcards(markdown);
addContainers(markdown);
addAlerts(markdown);
addFormulas(markdown);
addExtras(markdown);
addPictureSizes(markdown);
markdown.core.ruler.push('leftovers', ({ tokens }) => {
  dropContents(tokens);
  tokens.forEach(cleanToken);
});
joinChineseLines(markdown);

/** Parses the body of a page. */
export function parseMarkdown(body: string): Token[] {
  return markdown.parse(body.replaceAll(UNSEEN_BORDER, '').replaceAll(UNSEEN, ''), {});
}

/** Gives what stands for a piece of a page until everything else has been sanitized. */
export interface PieceRenderers {
  readonly renderCode: (token: Token) => string;
  readonly renderFormula: (token: Token) => string;
}

/** Renders tokens to HTML that is not safe yet. */
export function renderTokens(tokens: Token[], renderers: PieceRenderers): string {
  return markdown.renderer.render(tokens, markdown.options, { ...renderers });
}

const PIECES: Readonly<Record<string, keyof PieceRenderers>> = {
  fence: 'renderCode',
  code_block: 'renderCode',
  formula: 'renderFormula',
  formula_block: 'renderFormula',
};

for (const [type, name] of Object.entries(PIECES)) {
  markdown.renderer.rules[type] = (tokens, index, _options, env) => {
    const token = tokens[index];
    const text = token ? (env as Env & PieceRenderers)[name](token) : '';
    return token?.block ? `${text}\n` : text;
  };
}

/** Tables of contents that other tools make: a page has its outline. */
function dropContents(tokens: Token[]): void {
  for (let index = tokens.length - 1; index >= 0; index -= 1) {
    if (tokens[index]?.type === 'inline' && /^\[\[?_?toc_?\]?\]$/i.test(tokens[index]?.content.trim() ?? ''))
      tokens.splice(index - 1, 3);
  }
}

function cleanToken(token: Token): void {
  if (token.type === 'fence') takeCodeNotes(token);
  if (token.type === 'html_block' || token.type === 'html_inline') token.content = keepIslands(token.content);
  if (token.children) token.children = token.children.flatMap(emphasize);
  token.children?.forEach((child, index, children) => {
    cleanToken(child);
    if (child.type === 'link_open' && child.markup === 'autolink') keepPlaceholder(children, index);
    // What a template would have filled in.
    if (child.type === 'text') child.content = child.content.replaceAll(/\{\{[^{}]*\}\}/g, '');
  });
}

/** `**text **`: what is meant is plain, though the rules want no spaces there. Wildcards of paths stay. */
function emphasize(token: Token): Token[] {
  const match = token.type === 'text' ? LOOSE_EMPHASIS.exec(token.content) : null;
  const [all = '', before = '', text = ''] = match ?? [];
  if (!match) return [token];
  const make = (type: string, tag: string, nesting: -1 | 0 | 1, content = '') =>
    Object.assign(Object.create(Object.getPrototypeOf(token)) as Token, token, { type, tag, nesting, content });
  const end = match.index + all.length;
  return [
    make('text', '', 0, token.content.slice(0, match.index) + before),
    make('strong_open', 'strong', 1),
    make('text', '', 0, text.trim()),
    make('strong_close', 'strong', -1),
    ...emphasize(make('text', '', 0, token.content.slice(end))),
  ];
}

/** `<IP:port>` looks like a URL, but is something to fill in. */
function keepPlaceholder(children: Token[], index: number): void {
  const [start, text, end] = children.slice(index, index + 3);
  if (!start || text?.type !== 'text' || !end || /^(https?|mailto|tel):/i.test(String(start.attrGet('href')))) return;
  text.content = `<${text.content}>`;
  for (const token of [start, end]) {
    token.type = 'text';
    token.content = '';
  }
}
