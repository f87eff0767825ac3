import type { Token } from 'markdown-it';

/** A link or a picture of a page, as it is written. */
export interface PageReference {
  readonly kind: 'link' | 'picture';
  readonly target: string;
  readonly alt: string;
  /** Line of the body, from 0. */
  readonly line: number;
}

/** Collects what a page refers to, in Markdown and in elements, with the lines it is on. */
export function collectReferences(tokens: readonly Token[], body: string): PageReference[] {
  const lines = body.split('\n');
  const references: PageReference[] = [];
  let block: readonly [number, number] = [0, 1];
  const note = (kind: PageReference['kind'], target: string, alt = '') =>
    references.push({ kind, target, alt, line: findLine(lines, block, target) });

  const visit = (token: Token) => {
    if (token.map) block = token.map;
    if (token.type === 'link_open') note('link', String(token.attrGet('href') ?? ''));
    if (token.type === 'image') note('picture', String(token.attrGet('src') ?? ''), token.content);
    if (token.type.startsWith('html_')) {
      for (const [, value] of token.content.matchAll(/<a\b[^>]*?\bhref\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi))
        note('link', readAttribute(value));
      for (const [, value] of token.content.matchAll(/<img\b[^>]*?\bsrc\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi))
        note('picture', readAttribute(value));
    }
    token.children?.forEach(visit);
  };
  tokens.forEach(visit);
  return references;
}

function readAttribute(value = ''): string {
  return value.replaceAll(/^["']|["']$/g, '').replaceAll('&amp;', '&');
}

/** The first line of the block that has the target, as it is written or with its letters encoded. */
function findLine(lines: readonly string[], [first, end]: readonly [number, number], target: string): number {
  const forms = [target, decodeTarget(target)];
  for (let line = first; line < end; line += 1)
    if (forms.some((form) => form !== '' && lines[line]?.includes(form))) return line;
  return first;
}

/** A URL with its letters instead of their codes; as it is where the codes make no letters. */
export function decodeTarget(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
