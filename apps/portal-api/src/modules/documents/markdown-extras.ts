import { nameToEmoji } from 'gemoji';
import type { MarkdownIt, StateInline, Token } from 'markdown-it';
import addNotes from 'markdown-it-footnote';

/** Adds lists of tasks, `:smile:` and footnotes. */
export function addExtras(markdown: MarkdownIt): void {
  markdown.inline.ruler.push('emoji', readEmoji);
  markdown.core.ruler.after('inline', 'tasks', ({ tokens }) => tokens.forEach(markTask));
  markdown.renderer.rules['task'] = (tokens, index) => {
    const sign = tokens[index]?.content ?? '';
    return `<span class="task" role="img" aria-label="${sign === DONE ? '已完成' : '未完成'}">${sign}</span> `;
  };
  addFootnotes(markdown);
}

const DONE = '☑';
const OPEN = '☐';

function markTask({ children }: Token, index: number, tokens: readonly Token[]): void {
  const first = children?.[0];
  if (tokens[index - 2]?.type !== 'list_item_open' || first?.type !== 'text') return;
  const [mark = '', sign = ''] = /^\[([ xX])\]\s+/.exec(first.content) ?? [];
  // What is emphasized begins with a text of its own.
  if (!mark || !children) return;
  first.content = first.content.slice(mark.length);
  const task = Object.assign(Object.create(Object.getPrototypeOf(first)) as Token, first, { type: 'task' });
  children.unshift(Object.assign(task, { content: sign === ' ' ? OPEN : DONE }));
}

/** Colons stand between numbers and names, too: such a name has neither before it nor behind it. */
function readEmoji(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src[pos] !== ':' || /[\w:./-]/.test(src[pos - 1] ?? '')) return false;
  const [mark, name = ''] = /^:([a-z+][\w+-]{0,40}):/.exec(src.slice(pos, pos + 50)) ?? [];
  if (mark === undefined || /\w/.test(src[pos + mark.length] ?? '') || !Object.hasOwn(nameToEmoji, name)) return false;
  if (!silent) state.pending += nameToEmoji[name] ?? '';
  state.pos += mark.length;
  return true;
}

/** Ids have capitals, so that no anchor of a heading is like them. */
function addFootnotes(markdown: MarkdownIt): void {
  markdown.use(addNotes);
  // `^[a-z]` is an expression far more often than a note.
  markdown.inline.ruler.disable('footnote_inline');
  const { rules } = markdown.renderer;
  rules['footnote_ref'] = (tokens, index) => {
    const note = readNote(tokens[index]);
    return `<sup id="${note.refId}"><a href="#${note.id}">[${note.number}]</a></sup>`;
  };
  rules['footnote_block_open'] = () => '<div class="footnotes">\n<ol>\n';
  rules['footnote_block_close'] = () => '</ol>\n</div>\n';
  rules['footnote_open'] = (tokens, index) => `<li id="${readNote(tokens[index]).id}">`;
  rules['footnote_close'] = () => '</li>\n';
  rules['footnote_anchor'] = (tokens, index) => ` <a href="#${readNote(tokens[index]).refId}" title="回到正文">↩</a>`;
}

/** Anchors of the footnotes of a page, and of the places they belong to. */
export function listFootnoteAnchors(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ type, children, ...token }) => [
    ...(type === 'footnote_open' ? [readNote(token).id] : []),
    ...(type === 'footnote_ref' ? [readNote(token).refId] : []),
    ...listFootnoteAnchors(children ?? []),
  ]);
}

function readNote(token: Pick<Token, 'meta'> | undefined) {
  const { id = 0, subId = 0 } = (token?.meta ?? {}) as { readonly id?: number; readonly subId?: number };
  const number = id + 1;
  return { number, id: `footNote${number}`, refId: `footRef${number}${subId > 0 ? `-${subId + 1}` : ''}` };
}
