import type { Token } from 'markdown-it';

/** Text of an inline token as readers see it, in one line. */
export function readInlineText(inline: Token | undefined): string {
  return toText(inline?.children ?? [])
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Text of tokens as readers see it; of code at most so many characters in all. */
export function readPlainText(tokens: readonly Token[], maxCode: number): string {
  const parts: string[] = [];
  let code = 0;
  for (const token of tokens) {
    if (token.type === 'inline') parts.push(toText(token.children ?? []));
    else if (token.type === 'html_block') parts.push(stripTags(token.content));
    else if (token.content && code < maxCode) {
      const text = token.content.slice(0, maxCode - code);
      code += text.length;
      parts.push(text);
    }
  }
  return parts.join('\n');
}

function toText(tokens: readonly Token[]): string {
  return tokens.map(readToken).join('');
}

function readToken(token: Token): string {
  if (token.type === 'softbreak' || token.type === 'hardbreak') return '\n';
  if (token.type === 'html_inline')
    return /^<br/i.test(token.content) ? '\n' : decodeEntities(stripTags(token.content));
  return token.content;
}

function stripTags(html: string): string {
  const text = html
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .replaceAll(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replaceAll(/<\/?(br|p|div|td|th|tr|li|h\d)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '');
  return decodeEntities(text);
}

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', nbsp: ' ', '#39': "'" };

function decodeEntities(text: string): string {
  return text.replaceAll(/&(lt|gt|amp|quot|nbsp|#39);/g, (_entity, name: string) => ENTITIES[name] ?? '');
}
