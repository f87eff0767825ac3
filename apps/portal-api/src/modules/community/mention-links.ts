import { toMemberPath } from '@portal/api-contract/community';
import type { Token } from 'markdown-it';
import type { NamedUser } from '../users/shown-users';

/** Words of parsed Markdown in which people are called by `@`: neither code nor links. */
export function readCallingWords(tokens: readonly Token[]): string {
  return tokens.flatMap(({ children }) => listWords(children ?? []).map(({ content }) => content)).join('\n');
}

/** Has the names of those who are called lead to their pages. */
export function linkMentions(tokens: readonly Token[], members: readonly Pick<NamedUser, 'nickname' | 'userCode'>[]) {
  if (members.length === 0) return;
  const codes = new Map(members.map(({ nickname, userCode }) => [`@${nickname}`, userCode]));
  // The longest name counts where several fit. Names are letters, digits, `_`, `·` and `-` alone.
  const names = [...codes.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(${names.join('|')})`, 'u');
  for (const inline of tokens) {
    if (!inline.children) continue;
    const words = new Set(listWords(inline.children));
    inline.children = inline.children.flatMap((token) =>
      words.has(token) ? token.content.split(pattern).map((piece) => toPiece(token, piece, codes.get(piece))) : token,
    );
  }
}

function listWords(tokens: readonly Token[]): Token[] {
  let links = 0;
  return tokens.filter(({ type, nesting, content }) => {
    if (type.startsWith('link_')) links += nesting;
    // Links can be written as elements too.
    if (type === 'html_inline') links += /^<a\b/i.test(content) ? 1 : /^<\/a\b/i.test(content) ? -1 : 0;
    return type === 'text' && links <= 0;
  });
}

function toPiece(token: Token, content: string, userCode: string | undefined): Token {
  const piece = Object.assign(Object.create(Object.getPrototypeOf(token) as object) as Token, token, { content });
  if (userCode === undefined) return piece;
  return Object.assign(piece, { type: 'html_inline', content: `<a href="${toMemberPath(userCode)}">${content}</a>` });
}
