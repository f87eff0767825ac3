import type { MarkdownIt, Token } from 'markdown-it';

/** Class and title of a note by any of the names it has in other tools. */
const CALLOUTS: Readonly<Record<string, readonly [kind: string, title: string]>> = {
  tip: ['tip', '提示'],
  hint: ['tip', '提示'],
  success: ['tip', '成功'],
  check: ['tip', '成功'],
  info: ['info', '说明'],
  note: ['info', '说明'],
  abstract: ['info', '摘要'],
  summary: ['info', '摘要'],
  example: ['info', '示例'],
  quote: ['info', '引用'],
  question: ['info', '问题'],
  faq: ['info', '问题'],
  important: ['info', '重要'],
  warning: ['warning', '注意'],
  attention: ['warning', '注意'],
  danger: ['danger', '警告'],
  caution: ['danger', '警告'],
  error: ['danger', '错误'],
  failure: ['danger', '失败'],
  bug: ['danger', '缺陷'],
};

/** Class and title of a note by its name in small letters, if it has one. */
export function findCallout(name: string): readonly [kind: string, title: string] | undefined {
  return Object.hasOwn(CALLOUTS, name) ? CALLOUTS[name] : undefined;
}

/** Adds quotes that begin with `[!NOTE]`, as code hosts write notes. */
export function addAlerts(markdown: MarkdownIt): void {
  markdown.core.ruler.after('block', 'alerts', ({ tokens }) => tokens.forEach(turnIntoAlert));
}

/** `> [!NOTE]` as code hosts write it. */
function turnIntoAlert(token: Token, index: number, tokens: Token[]): void {
  if (token.type !== 'blockquote_open') return;
  const paragraph = tokens[index + 1];
  const inline = tokens[index + 2];
  if (paragraph?.type !== 'paragraph_open' || inline?.type !== 'inline') return;
  const [mark = '', name = '', title = ''] = /^\[!(\w+)\][ \t]*([^\n]*)\n?/.exec(inline.content) ?? [];
  const callout = findCallout(name.toLowerCase());
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
