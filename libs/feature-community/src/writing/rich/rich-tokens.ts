import cjkFriendly from 'markdown-it-cjk-friendly';
import { defaultMarkdownParser, MarkdownParser } from 'prosemirror-markdown';
import type { Node } from 'prosemirror-model';
import { richSchema } from './rich-schema';

type Tokenizer = typeof defaultMarkdownParser.tokenizer;
type BlockState = InstanceType<Tokenizer['block']['State']>;
type InlineState = InstanceType<Tokenizer['inline']['State']>;
type TokenSpecs = ConstructorParameters<typeof MarkdownParser>[2];

/** A token of a text. */
export type RichToken = ReturnType<Tokenizer['parse']>[number];

/** Formulas and references to footnotes. */
const VERBATIM = /^(?:\$\$[^$]+\$\$|\$[^\s$](?:[^$\n]*[^\s$])?\$|\[\^[^\]\s]+\])/;

const CONTAINER = /^(:{3,})\s*(\S*)/;

const tokenizer = defaultMarkdownParser.tokenizer;
// As the server's parser reads them: emphasis beside Chinese signs, elements of HTML, tables and struck words.
tokenizer.use(cjkFriendly as unknown as Parameters<Tokenizer['use']>[0]);
tokenizer.set({ html: true });
tokenizer.enable(['table', 'strikethrough']);
tokenizer.inline.ruler.before('escape', 'verbatim', readVerbatim);
tokenizer.block.ruler.before('fence', 'source', readSourceBlock, { alt: ['paragraph', 'blockquote', 'list'] });

const specs: TokenSpecs = {
  ...defaultMarkdownParser.tokens,
  bullet_list: {
    block: 'bullet_list',
    getAttrs: ({ markup }, tokens, at) => ({ bullet: markup, tight: isTight(tokens, at) }),
  },
  s: { mark: 'strike' },
  softbreak: { node: 'soft_break' },
  verbatim: { mark: 'verbatim', noCloseToken: true },
  html_inline: { mark: 'verbatim', noCloseToken: true },
};

const parser = new MarkdownParser(richSchema, tokenizer, specs);

/** Tokens of a text. */
export function tokenize(text: string): RichToken[] {
  return tokenizer.parse(text, {});
}

/** Reads the Markdown of one block; `undefined` where it is not one, or has parts that the rich view has no elements for. */
export function parseBlock(text: string): Node | undefined {
  if (!tokenize(text).every(isKnown)) return undefined;
  const document = parser.parse(text);
  return document.childCount === 1 ? (document.firstChild ?? undefined) : undefined;
}

function isKnown({ type, children }: RichToken): boolean {
  const isOne = type === 'text' || type === 'inline' || type.replace(/_(open|close)$/, '') in specs;
  return isOne && (children ?? []).every(isKnown);
}

function isTight(tokens: readonly RichToken[], at: number): boolean {
  return tokens.slice(at + 1).find(({ type }) => type !== 'list_item_open')?.hidden ?? false;
}

function readVerbatim(state: InlineState, silent: boolean): boolean {
  const [found] = VERBATIM.exec(state.src.slice(state.pos)) ?? [];
  if (found === undefined) return false;
  if (!silent) state.push('verbatim', '', 0).content = found;
  state.pos += found.length;
  return true;
}

/** Containers and formulas that are blocks: all their lines are one. */
function readSourceBlock(state: BlockState, from: number, end: number, silent: boolean): boolean {
  const readLine = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();
  const next = findFormulaEnd(readLine, from, end) ?? findContainerEnd(readLine, from, end);
  if (next === undefined) return false;
  if (silent) return true;
  const token = state.push('source_block', '', 0);
  token.map = [from, next];
  state.line = next;
  return true;
}

type ReadLine = (line: number) => string;

function findFormulaEnd(readLine: ReadLine, from: number, end: number): number | undefined {
  if (!readLine(from).startsWith('$$')) return undefined;
  if (readLine(from).length > 4 && readLine(from).endsWith('$$')) return from + 1;
  for (let line = from + 1; line < end; line += 1) if (readLine(line).endsWith('$$')) return line + 1;
  return undefined;
}

function findContainerEnd(readLine: ReadLine, from: number, end: number): number | undefined {
  if (!CONTAINER.exec(readLine(from))?.[2]) return undefined;
  let depth = 0;
  for (let line = from; line < end; line += 1) {
    const mark = CONTAINER.exec(readLine(line));
    if (mark) depth += mark[2] ? 1 : -1;
    if (mark && depth === 0) return line + 1;
  }
  return undefined;
}
